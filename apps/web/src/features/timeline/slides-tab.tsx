import type { Project } from '@voxdeck/contracts/projects/read-project'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { SlideActs } from './acts/slide-acts.ts'
import { SlideSequence } from './sequence/slide-sequence.tsx'
import { DropZone } from './uploads/drop-zone.tsx'
import type { Uploads } from './uploads/use-uploads.ts'

type SlidesTabProps = {
  project: Project
  uploads: Uploads
  /** Slides whose picture is being replaced. */
  busy: ReadonlySet<string>
  acts: SlideActs
  onBrowse: () => void
}

export const SlidesTab = ({ project, uploads, busy, acts, onBrowse }: SlidesTabProps) => {
  const { t } = useTranslation()
  const { slides } = project
  return (
    <div className="flex flex-col gap-4">
      <DropZone onBrowse={onBrowse} onFiles={uploads.add} isLarge={slides.length === 0} />
      {slides.length > 0 && (
        <SlideSequence
          projectId={project.id}
          slides={slides}
          thumbnailSlideId={project.thumbnailSlideId}
          busy={busy}
          acts={acts}
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
    </div>
  )
}
