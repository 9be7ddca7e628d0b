import { createContext, useContext } from 'react'

export type HelpPage = 'guide' | 'shortcuts'

/** Provided by the frame of the signed-in screens; whoever has a button for it asks here. */
export const HelpContext = createContext<(page: HelpPage) => void>(() => undefined)

export const useHelp = () => useContext(HelpContext)
