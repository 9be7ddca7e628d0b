import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { Images } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { controlName, focusControl } from './sequence/row-controls.ts'
import type { RowAction } from './sequence/row-menu.tsx'
import { SlideSequence } from './sequence/slide-sequence.tsx'
import { DropZone } from './uploads/drop-zone.tsx'
import { usePictureReplacement } from './uploads/use-replace-picture.ts'
import type { Uploads } from './uploads/use-uploads.ts'
import { useChooseThumbnail } from './use-choose-thumbnail.ts'

// Loaded on first use.
const DeleteSlideDialog = lazyPart(
  async () => (await import('./dialogs/delete-slide-dialog.tsx')).DeleteSlideDialog,
  null,
  'over',
)
const RenameDialog = lazyPart(
  async () => (await import('./dialogs/rename-dialog.tsx')).RenameDialog,
  null,
  'over',
)

type SlidesTabProps = { project: Project; uploads: Uploads; onBrowse: () => void }

/** The slide of a dialog, and its neighbours, one of which gets the focus after a deletion. */
type Asked = { action: 'rename' | 'delete'; slide: ProjectSlide; neighbours: string[] }

export const SlidesTab = ({ project, uploads, onBrowse }: SlidesTabProps) => {
  const { t } = useTranslation()
  const tab = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const replaced = useRef<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { slides } = project
  const { replace, busy } = usePictureReplacement(project.id)
  const chooseThumbnail = useChooseThumbnail(project.id)

  const act = useCallback(
    (action: RowAction, slide: ProjectSlide) => {
      if (action === 'thumbnail') return chooseThumbnail(slide.id)
      if (action === 'replace') {
        replaced.current = slide.id
        return chooser.current?.click()
      }
      const place = slides.findIndex(({ id }) => id === slide.id)
      const neighbours = [slides[place + 1], slides[place - 1]].flatMap((other) => other?.id ?? [])
      return setAsked({ action, slide, neighbours })
    },
    [slides, chooseThumbnail],
  )

  const close = () => setAsked(null)
  // The dialog closes when someone else deletes the slide.
  const isThere = slides.some(({ id }) => id === asked?.slide.id)
  const returnFocus = ({ slide, neighbours }: Asked) => {
    const menus = [slide.id, ...neighbours].map((id) => controlName(id, 'menu'))
    if (!focusControl(tab.current, menus)) tab.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={tab} className="flex flex-col gap-4">
      <DropZone onBrowse={onBrowse} onFiles={uploads.add} isLarge={slides.length === 0} />
      {slides.length > 0 && (
        <SlideSequence
          projectId={project.id}
          slides={slides}
          thumbnailSlideId={project.thumbnailSlideId}
          busy={busy}
          onAction={act}
        />
      )}
      {slides.length === 0 && uploads.items.length === 0 && (
        <EmptyState
          className="py-6"
          picture={<Images className="size-8" strokeWidth={1.25} aria-hidden="true" />}
          title={t('editor.timeline.empty.title')}
          description={t('editor.timeline.empty.description')}
        />
      )}
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
      {isThere && asked?.action === 'rename' && (
        <RenameDialog slide={asked.slide} onClose={close} onClosed={() => returnFocus(asked)} />
      )}
      {isThere && asked?.action === 'delete' && (
        <DeleteSlideDialog slide={asked.slide} onClose={close} onClosed={() => returnFocus(asked)} />
      )}
    </div>
  )
}
