import { beginSound, endSound } from '@/project/playback/one-sound.ts'
import { createListeners } from '@/ui/listeners.ts'
import { currentOpener } from '@/ui/overlays/current-opener.ts'
import type { PresentationRun } from '../run/presentation-run.ts'

export type OnStage = { run: PresentationRun | null; isSmall: boolean }

const empty: OnStage = { run: null, isSmall: false }

/** In a later task, after the dialog has released its focus trap. */
const giveFocusBack = (opener: Element | null) =>
  setTimeout(() => opener instanceof HTMLElement && opener.isConnected && opener.focus())

/** The current run and its size. Only one runs at a time; closing it stops its sounds. */
export const createStageStore = () => {
  let state = empty
  let opener: Element | null = null
  const listeners = createListeners()
  const put = (next: OnStage) => {
    state = next
    listeners.tell()
  }
  const close = () => {
    if (!state.run) return
    endSound(state.run.runner.pause)
    state.run.close()
  }
  return {
    read: () => state,
    subscribe: listeners.subscribe,
    begin: (run: PresentationRun, first: number) => {
      close()
      opener = currentOpener()
      put({ run, isSmall: false })
      beginSound(run.runner.pause)
      run.runner.start(first)
    },
    resize: (isSmall: boolean) => put({ ...state, isSmall }),
    clear: () => {
      if (!state.run) return
      close()
      put(empty)
      giveFocusBack(opener)
    },
  }
}
