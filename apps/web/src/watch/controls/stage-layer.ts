import { createContext } from 'react'

/**
 * `place` is the portal container of the player's menus, inside the fullscreen element so that they show in
 * full screen; `onMenu` reports whether one is open.
 */
export type StageLayer = { place: HTMLElement | null; onMenu: (isOpen: boolean) => void }

export const StageLayerContext = createContext<StageLayer>({ place: null, onMenu: () => undefined })
