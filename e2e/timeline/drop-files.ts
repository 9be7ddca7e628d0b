import type { Locator } from '@playwright/test'

type DroppedFile = { name: string; type: string; bytes: Buffer }

/**
 * Drops files on an element, as from a folder on the desktop; tells whether the page prevented the browser's default.
 */
export const dropFiles = (onto: Locator, files: readonly DroppedFile[]): Promise<{ isPrevented: boolean }> =>
  onto.evaluate(
    (element, sent) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, bytes } of sent)
        dataTransfer.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }),
        )
      const fire = (name: string) =>
        !element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))
      return { isPrevented: [fire('dragenter'), fire('dragover'), fire('drop')].every(Boolean) }
    },
    files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.toString('base64') })),
  )
