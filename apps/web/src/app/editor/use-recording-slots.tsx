import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useMemo } from 'react'
import type { PanelRecordings } from '@/features/languages/languages.ts'
import { RecordButton, RecordingPlace, useTranslationStudio } from '@/features/recording/recording.ts'
import { useProjectLanguage } from '@/project/queries/get-language.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'

const rowSlide = ({ slideId: id, recording, takes }: TranslatedSlide) => ({ id, recording, takes })

/** What the panel of a language shows of recording. */
export const useRecordingSlots = ({
  project,
  language,
}: {
  project: Project
  language: string
}): PanelRecordings => {
  const { data } = useProjectLanguage(project.id, language)
  const { studio, openStudio } = useTranslationStudio({
    projectId: project.id,
    language,
    hasRecordings: data?.slides.some(({ recording, takes }) => recording !== null || takes > 0) ?? false,
  })
  useLeaveWarning(() => studio?.losesWork() ?? false)
  // The same while the project changes: every row has them.
  const slots = useMemo<PanelRecordings['slots']>(
    () => ({
      button: ({ slideId, slideNumber: number }) => (
        <RecordButton studio={studio} openStudio={openStudio} slideId={slideId} number={number} />
      ),
      place: (slide, store) => (
        <RecordingPlace studio={studio} store={store} slide={rowSlide(slide)} number={slide.slideNumber} />
      ),
    }),
    [studio, openStudio],
  )
  return {
    slots,
    dialogs: (store) => studio && <studio.RecordingDialogs studio={studio} project={project} store={store} />,
    recordAll: () => openStudio(({ prompted }) => prompted.ask(project.slides[0]?.id ?? '')),
  }
}
