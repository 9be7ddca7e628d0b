import { beginSound, endSound } from '@/project/playback/one-sound.ts'
import { createListeners } from '@/ui/listeners.ts'
import type { Show } from '../run/presentation-run.ts'

export type OnStage = { show: Show | null; isSmall: boolean }

const empty: OnStage = { show: null, isSmall: false }

/** In a later task, after the dialog has released its focus trap. */
const giveFocusBack = (opener: Element | null) =>
  setTimeout(() => opener instanceof HTMLElement && opener.isConnected && opener.focus())

/** The running show and its size. Only one runs at a time; closing it stops its sounds. */
export const createStageStore = () => {
  let state = empty
  let opener: Element | null = null
  const listeners = createListeners()
  const put = (next: OnStage) => {
    state = next
    listeners.tell()
  }
  const close = () => {
    if (!state.show) return
    endSound(state.show.conductor.pause)
    state.show.close()
  }
  return {
    read: () => state,
    subscribe: listeners.subscribe,
    begin: (show: Show) => {
      close()
      opener = document.activeElement
      put({ show, isSmall: false })
      beginSound(show.conductor.pause)
      show.conductor.start()
    },
    resize: (isSmall: boolean) => put({ ...state, isSmall }),
    clear: () => {
      if (!state.show) return
      close()
      put(empty)
      giveFocusBack(opener)
    },
  }
}
