import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { DropMarkOverlay } from './drop-mark.tsx'
import { type DropPlace, placeAfter } from './drop-place.ts'
import { usePageDrop } from './use-page-drop.ts'
import { usePastedPictures } from './use-pasted-pictures.ts'

// Loaded on first use.
const ReplaceDialog = lazyPart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog, null, 'over')

type PageDropProps = {
  project: Project
  /** Adds files as slides before a slide, or at the end. */
  onAdd: (files: File[], before: string | null) => void
  onReplace: (slideId: string, file: File) => void
  /** Puts a video behind a slide. */
  onClip: (slideId: string, file: File) => void
}

/** `address`: the object URL of the file, revoked when the question is answered. */
type Asked = { slide: ProjectSlide; file: File; address: string }

/** Takes files that are dropped anywhere on the page, and pictures that are pasted. */
export const PageDrop = ({ project: { slides }, onAdd, onReplace, onClip }: PageDropProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const slideIds = slides.map(({ id }) => id)
  const addAt = (files: File[], place: DropPlace) =>
    onAdd(files, place.kind === 'before' ? place.slideId : null)

  const take = (files: File[], place: DropPlace) => {
    const [file] = files
    const slide = place.kind === 'row' ? slides.find(({ id }) => id === place.slideId) : undefined
    if (file && slide && file.type.startsWith('video/')) return onClip(slide.id, file)
    if (file && slide && file.type.startsWith('image/'))
      return setAsked({ slide, file, address: URL.createObjectURL(file) })
    return addAt(files, place)
  }
  const mark = usePageDrop(slideIds, take)
  usePastedPictures(slideIds, t('editor.drops.pastedName'), addAt)

  const close = () => {
    if (asked) URL.revokeObjectURL(asked.address)
    setAsked(null)
  }
  const answer = (act: (one: Asked) => void) => () => {
    if (asked) act(asked)
    close()
  }
  return (
    <>
      {mark && <DropMarkOverlay mark={mark} />}
      {asked && (
        <ReplaceDialog
          slide={asked.slide}
          file={asked.file}
          address={asked.address}
          onReplace={answer(({ slide, file }) => onReplace(slide.id, file))}
          onInsert={answer(({ slide, file }) => addAt([file], placeAfter(slideIds, slide.id)))}
          onClose={close}
        />
      )}
    </>
  )
}
