import type { Project } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import { Images } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/empty-state.tsx'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { inOrder } from '../in-order.ts'
import { DropZone } from './drop-zone.tsx'
import { controlName, focusControl } from './row-controls.ts'
import type { RowAction } from './row-menu.tsx'
import { SlideSequence } from './slide-sequence.tsx'
import { useChooseThumbnail } from './use-choose-thumbnail.ts'
import { useReplacePicture } from './use-replace-picture.ts'
import type { Uploads } from './use-uploads.ts'

// Fetched when a row's menu asks for them.
const DeleteSlideDialog = lazyPart(
  async () => (await import('./delete-slide-dialog.tsx')).DeleteSlideDialog,
  null,
  'over',
)
const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog, null, 'over')

type SlidesTabProps = { project: Project; uploads: Uploads; onBrowse: () => void }

/** The slide a dialog is about, and where the focus goes when it has left. */
type Asked = { action: 'rename' | 'delete'; image: Image; neighbours: string[] }

export const SlidesTab = ({ project, uploads, onBrowse }: SlidesTabProps) => {
  const { t } = useTranslation()
  const tab = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const replaced = useRef<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const images = useMemo(() => inOrder(project.images), [project.images])
  const { replace, busy } = useReplacePicture(project.id)
  const chooseThumbnail = useChooseThumbnail(project.id)

  const act = useCallback(
    (action: RowAction, image: Image) => {
      if (action === 'thumbnail') return chooseThumbnail(image.id)
      if (action === 'replace') {
        replaced.current = image.id
        return chooser.current?.click()
      }
      const place = images.findIndex(({ id }) => id === image.id)
      const neighbours = [images[place + 1], images[place - 1]].flatMap((other) => other?.id ?? [])
      return setAsked({ action, image, neighbours })
    },
    [images, chooseThumbnail],
  )

  const close = () => setAsked(null)
  // A slide that somebody else deletes takes its dialog along.
  const isThere = images.some(({ id }) => id === asked?.image.id)
  const returnFocus = ({ image, neighbours }: Asked) => {
    const menus = [image.id, ...neighbours].map((id) => controlName(id, 'menu'))
    if (!focusControl(tab.current, menus)) tab.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={tab} className="flex flex-col gap-4">
      <DropZone onBrowse={onBrowse} onFiles={uploads.add} isLarge={images.length === 0} />
      {images.length > 0 && (
        <SlideSequence
          projectId={project.id}
          images={images}
          thumbnailImageId={project.thumbnailImageId}
          busy={busy}
          onAction={act}
        />
      )}
      {images.length === 0 && uploads.items.length === 0 && (
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
        <RenameDialog image={asked.image} onClose={close} onClosed={() => returnFocus(asked)} />
      )}
      {isThere && asked?.action === 'delete' && (
        <DeleteSlideDialog image={asked.image} onClose={close} onClosed={() => returnFocus(asked)} />
      )}
    </div>
  )
}
