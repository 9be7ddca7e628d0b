import { videoSettingsSchema } from '@voxdeck/contracts/projects/project'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { speakingSpeedLimits, type VideoSettings } from '@voxdeck/core/video-settings'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/feedback/toast.ts'

/** As on the screen, where a speed can be half typed. */
type ShownSettings = Omit<VideoSettings, 'speakingSpeed'> & { speakingSpeed: string }

const show = ({ speakingSpeed, ...rest }: VideoSettings): ShownSettings => ({
  ...rest,
  speakingSpeed: String(speakingSpeed),
})

/** The settings on the screen: those of the project, until somebody changes one of them. */
export const useSettingsForm = (project: Project) => {
  const { t } = useTranslation()
  const speedField = useRef<HTMLInputElement>(null)
  const [changed, setChanged] = useState<Partial<ShownSettings>>({})
  const saved = show(project.settings)
  const shown = { ...saved, ...changed }
  const typed = shown.speakingSpeed.trim()
  const { data: valid } = videoSettingsSchema.safeParse({
    ...shown,
    speakingSpeed: typed === '' ? Number.NaN : Number(typed),
  })
  const isDirty = JSON.stringify(shown) !== JSON.stringify(saved)
  const limitWords = t('editor.settings.speedLimit', speakingSpeedLimits)

  return {
    shown,
    change: (change: Partial<ShownSettings>) => setChanged((before) => ({ ...before, ...change })),
    speedField,
    isDirty,
    isWrong: valid === undefined,
    limitWords,
    /** What a save carries; null while the speed is out of its range. */
    valid: valid ?? null,
    /** The same, and null when nothing changed. */
    unsaved: (): VideoSettings | null => (isDirty && valid ? valid : null),
    /** Says the limit, and brings the person to the number. */
    refuse: () => {
      toast({ title: t('app.error'), description: limitWords, variant: 'destructive' })
      speedField.current?.focus()
    },
    /** What was saved is no change any more; what was changed while it was on its way still is. */
    settle: (settings: VideoSettings) => {
      const kept: Record<string, string> = show(settings)
      setChanged((before) =>
        Object.fromEntries(Object.entries(before).filter(([name, value]) => kept[name] !== value)),
      )
    },
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
