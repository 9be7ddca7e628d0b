import { createContext } from 'react'

/** Where menus of the player stand, so that they are seen in full screen too, and who hears that one is open. */
export type StageLayer = { place: HTMLElement | null; onMenu: (isOpen: boolean) => void }

export const StageLayerContext = createContext<StageLayer>({ place: null, onMenu: () => undefined })
