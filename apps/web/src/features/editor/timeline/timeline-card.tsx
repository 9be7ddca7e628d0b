import type { Project } from '@voxdeck/contracts/projects/project'
import { ImagePlus, Images } from 'lucide-react'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { inOrder } from '../in-order.ts'
import { DropZone } from './drop-zone.tsx'
import { ImageSequence } from './image-sequence.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Typing in a script changes nothing here, and must not draw 200 rows again. */
export const TimelineCard = memo(({ project }: { project: Project }) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const uploads = useUploads(project.id)
  const images = inOrder(project.images)
  const browse = () => chooser.current?.click()
  return (
    <Card aria-labelledby="timeline-title">
      {/* The Images and Timing Control tabs belong in this line, once there are two. */}
      <CardHeader className="justify-between">
        <CardTitle id="timeline-title">{t('editor.timeline.title')}</CardTitle>
        <Button onClick={browse}>
          <ImagePlus aria-hidden="true" />
          {t('editor.timeline.add')}
        </Button>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          multiple
          hidden
          data-testid="slide-chooser"
          onChange={({ currentTarget }) => {
            uploads.add(currentTarget.files ?? [])
            // The same file may be chosen again after it was dismissed.
            currentTarget.value = ''
          }}
        />
        <DropZone onBrowse={browse} onFiles={uploads.add} isLarge={images.length === 0} />
        <UploadList items={uploads.items} onRemove={uploads.remove} onRetry={uploads.retry} />
        {images.length > 0 ? (
          <ImageSequence projectId={project.id} images={images} />
        ) : (
          uploads.items.length === 0 && (
            <EmptyState
              className="py-6"
              picture={<Images className="size-8" strokeWidth={1.25} aria-hidden="true" />}
              title={t('editor.timeline.empty.title')}
              description={t('editor.timeline.empty.description')}
            />
          )
        )}
      </CardBody>
    </Card>
  )
})
