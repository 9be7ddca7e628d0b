import { expect, it } from 'vitest'
import { currentToast, dismissToast, toast, toastWhenFree } from './toast.ts'

const shown = () => currentToast()?.title ?? null
const close = () => dismissToast(currentToast()?.id ?? 0)

it('news of elsewhere waits until the answer to the person’s own act has gone', () => {
  toast({ title: 'Saved' })
  toastWhenFree({ title: 'A video is ready' })
  toastWhenFree({ title: 'Another video is ready' })
  expect(shown()).toBe('Saved')
  toast({ title: 'Saved again' })
  expect(shown()).toBe('Saved again')
  close()
  expect(shown()).toBe('A video is ready')
  close()
  expect(shown()).toBe('Another video is ready')
  close()
  expect(shown()).toBeNull()
  toastWhenFree({ title: 'A third one is ready' })
  expect(shown()).toBe('A third one is ready')
})
