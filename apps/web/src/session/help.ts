import { createContext, useContext } from 'react'

export type HelpPage = 'guide' | 'shortcuts'

/** Opens the help dialog on a page; provided by the signed-in frame. */
export const HelpContext = createContext<(page: HelpPage) => void>(() => undefined)

export const useHelp = () => useContext(HelpContext)
