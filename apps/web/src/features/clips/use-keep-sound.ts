import type { Clip } from '@voxdeck/contracts/slides/read-slide'
import { useTranslation } from 'react-i18next'
import { useUpdateProject } from '@/project/queries/update-project.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import type { SlideClipProps } from './clip-uploads.ts'

/** The switch shows the requested value while the request is pending. */
export const useKeepSound = ({ id, projectId }: SlideClipProps['slide'], clip: Clip) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate, variables, isPending } = useUpdateProject(projectId)
  const asked = isPending ? variables.slides?.[0]?.keepsClipSound : undefined
  return {
    isKept: asked ?? clip.keepsSound,
    keep: (keepsClipSound: boolean) =>
      mutate(
        { slides: [{ id, keepsClipSound }] },
        {
          onError: (error) =>
            reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') }),
        },
      ),
  }
}
