import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SilentSlides } from '@/project/slides/silence.ts'
import type { SlidesAction } from '@/project/slides/slides-action.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { controlName, focusControl } from '../sequence/row-controls.ts'
import { useReorder } from '../sequence/use-reorder.ts'
import type { UploadOrigin } from '../uploads/upload-queue.ts'
import type { PictureReplacement } from '../uploads/use-replace-picture.ts'
import { useChooseThumbnail } from '../use-choose-thumbnail.ts'
import { blankPicture } from './blank-picture.ts'
import type { SlideAction, SlideActs } from './slide-acts.ts'
import { SlideContextMenu } from './slide-context-menu.tsx'
import { useDuplicate } from './use-duplicate.ts'

// Loaded on first use.
const DeleteSlidesDialog = lazyPart(
  async () => (await import('../dialogs/delete-slides-dialog.tsx')).DeleteSlidesDialog,
  null,
  'over',
)
const RenameDialog = lazyPart(
  async () => (await import('../dialogs/rename-dialog.tsx')).RenameDialog,
  null,
  'over',
)

type SlideActsPartProps = {
  acts: SlideActs
  project: Project
  replacement: PictureReplacement
  /** Adds files as slides before a slide, or at the end. */
  onAdd: (files: File[], before: string | null, origin: UploadOrigin) => void
  /** Opens the chooser of pictures that are added before a slide, or at the end. */
  onBrowse: (before: string | null) => void
  onSettings: (slideIds: readonly string[]) => void
  silence: SilentSlides
  /** Saves what is typed. */
  save: () => Promise<void>
}

/** The slides of a dialog, the list it was opened from, and slides one of which gets the focus after a deletion. */
type Asked = {
  action: 'rename' | 'delete'
  slides: readonly ProjectSlide[]
  list: Element | null
  neighbours: readonly string[]
}

/** Does what the menus of slides ask for, and shows the dialogs of it. */
export const SlideActsPart = ({
  acts,
  project,
  replacement,
  onAdd,
  onBrowse,
  onSettings,
  silence,
  save,
}: SlideActsPartProps) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const replaced = useRef<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { slides, settings, thumbnailSlideId } = project
  const { replace, busy } = replacement
  const chooseThumbnail = useChooseThumbnail(project.id)
  const duplicate = useDuplicate(project.id, save)
  const { moveBy } = useReorder(project.id, slides)

  const run = (action: SlideAction, slideId: string, list: Element | null): void => {
    const place = slides.findIndex(({ id }) => id === slideId)
    const slide = slides[place]
    if (!slide) return
    const behind = slides[place + 1]?.id ?? null
    const neighbours = [slides[place + 1], slides[place - 1]].flatMap((other) => other?.id ?? [])
    const acting: Record<SlideAction, () => unknown> = {
      insertBefore: () => onBrowse(slideId),
      insertAfter: () => onBrowse(behind),
      blank: async () =>
        onAdd([await blankPicture(settings.shape, t('editor.timeline.blankName'))], behind, 'blank'),
      duplicate: () => duplicate([slideId]),
      thumbnail: () => chooseThumbnail(slideId),
      replace: () => {
        replaced.current = slideId
        chooser.current?.click()
      },
      settings: () => onSettings([slideId]),
      silent: () => silence.keep([slideId], silence.of(slideId) !== 'kept'),
      rename: () => setAsked({ action: 'rename', slides: [slide], list, neighbours }),
      delete: () => setAsked({ action: 'delete', slides: [slide], list, neighbours }),
    }
    void acting[action]()
  }
  const runAll = (action: SlidesAction, slideIds: readonly string[], list: Element | null): void => {
    const chosen = slides.filter(({ id }) => slideIds.includes(id))
    const neighbours = slides.flatMap(({ id }) => (slideIds.includes(id) ? [] : id))
    const acting: Record<SlidesAction, () => unknown> = {
      moveUp: () => moveBy(slideIds, 'up'),
      moveDown: () => moveBy(slideIds, 'down'),
      duplicate: () => duplicate(slideIds),
      settings: () => onSettings(slideIds),
      delete: () => setAsked({ action: 'delete', slides: chosen, list, neighbours }),
    }
    void acting[action]()
  }
  useEffect(() =>
    acts.doWith({
      run,
      runAll,
      isThumbnail: (slideId) => slideId === thumbnailSlideId,
      silence: silence.of,
      isBusy: (slideId) => busy.has(slideId),
    }),
  )

  const close = () => setAsked(null)
  // The dialog closes when someone else deletes its slides.
  const isThere = asked?.slides.some((slide) => slides.some(({ id }) => id === slide.id)) ?? false
  const returnFocus = ({ slides: of, list, neighbours }: Asked) => {
    const menus = [...of.map(({ id }) => id), ...neighbours].map((id) => controlName(id, 'menu'))
    // The list is gone with its last slide.
    if (!focusControl(list?.isConnected ? list : null, menus))
      document.querySelector<HTMLElement>('[data-drop-zone]')?.focus()
  }
  return (
    <>
      <SlideContextMenu acts={acts} slideIds={slides.map(({ id }) => id)} />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        data-testid="replacement-chooser"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file && replaced.current) void replace(replaced.current, file)
          currentTarget.value = ''
        }}
      />
      {isThere && asked?.action === 'rename' && asked.slides[0] && (
        <RenameDialog slide={asked.slides[0]} onClose={close} onClosed={() => returnFocus(asked)} />
      )}
      {isThere && asked?.action === 'delete' && (
        <DeleteSlidesDialog
          projectId={project.id}
          slides={asked.slides}
          isTranslated={project.languages.length > 0}
          onClose={close}
          onClosed={() => returnFocus(asked)}
        />
      )}
    </>
  )
}
