import type { Locator } from '@playwright/test'

type DroppedFile = { name: string; type: string; bytes: Buffer }

type DropOptions = {
  /** The height in the element, from 0 at its top to 1 at its bottom. */
  at?: number
  /** False leaves the files over the element. */
  letGo?: boolean
}

/**
 * Drops files on an element, as from a folder on the desktop; tells whether the page prevented the browser's default.
 */
export const dropFiles = (
  onto: Locator,
  files: readonly DroppedFile[],
  { at = 0.5, letGo = true }: DropOptions = {},
): Promise<{ isPrevented: boolean }> =>
  onto.evaluate(
    (element, { sent, at, letGo }) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, bytes } of sent)
        dataTransfer.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }),
        )
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { clientX: left + width / 2, clientY: top + height * at }
      const fire = (name: string) =>
        !element.dispatchEvent(
          new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer, ...place }),
        )
      const names = ['dragenter', 'dragover', ...(letGo ? ['drop'] : [])]
      return { isPrevented: names.map(fire).every(Boolean) }
    },
    { sent: files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.toString('base64') })), at, letGo },
  )
