import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { useUpdateProject } from '../api/update-project.ts'
import type { SlideClip, SlideClipProps } from './use-slide-clip.ts'

/** The switch shows what was asked for while it is on its way. */
export const useKeepSound = ({ image }: SlideClipProps, clip: SlideClip) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate, variables, isPending } = useUpdateProject(image.projectId)
  const asked = isPending ? variables.slideScripts?.[0]?.keepVideoSound : undefined
  return {
    isKept: asked ?? clip.keepsSound,
    keep: (keepVideoSound: boolean) =>
      mutate(
        { slideScripts: [{ imageId: image.id, keepVideoSound }] },
        {
          onError: (error) =>
            reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') }),
        },
      ),
  }
}
