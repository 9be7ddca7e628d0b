import { type Project, videoSettingsSchema } from '@voxdeck/contracts/projects/project'
import { speakingSpeedLimits, type VideoSettings } from '@voxdeck/core/video-settings'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/toast.ts'

/** The settings on the screen: those of the project, until somebody changes one of them. */
export const useSettingsForm = (project: Project) => {
  const { t } = useTranslation()
  const form = useForm<VideoSettings>({
    values: project.videoSettings,
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
  })
  const { isDirty, errors } = form.formState
  const limitWords = t('editor.settings.speedLimit', speakingSpeedLimits)

  /** What a save has to carry; null when nothing changed or the speed is out of its range. */
  const unsaved = (): VideoSettings | null => {
    const settings = videoSettingsSchema.safeParse(form.getValues())
    return isDirty && settings.success ? settings.data : null
  }
  /** Says the limit, and brings the person to the number. */
  const refuse = () => {
    toast({ title: t('app.error'), description: limitWords, variant: 'destructive' })
    form.setFocus('speakingSpeed')
  }
  return {
    form,
    isDirty,
    isWrong: errors.speakingSpeed !== undefined,
    limitWords,
    unsaved,
    refuse,
    settle: (saved: VideoSettings) => form.reset(saved),
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
