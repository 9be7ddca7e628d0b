import { useEffect } from 'react'

const product = 'Voxdeck'

let subject: string | null = null
let mark: string | null = null

const show = () => {
  const named = subject === null ? product : `${subject} · ${product}`
  document.title = mark === null ? named : `${mark} ${named}`
}

/** What stands before the title of the tab: '34 %' while a video is made. */
export const markTitle = (shown: string | null): void => {
  mark = shown
  show()
}

/** What the page is about stands before the product's name in the title of the tab. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    subject = title
    show()
    return () => {
      subject = null
      show()
    }
  }, [title])
}
