import { videoSettingsSchema } from '@voxdeck/contracts/projects/project'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { speakingSpeedLimits, type VideoSettings } from '@voxdeck/core/video-settings'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/feedback/toast.ts'

/** Form values; the speed may be half typed. */
type ShownSettings = Omit<VideoSettings, 'speakingSpeed'> & { speakingSpeed: string }

const show = ({ speakingSpeed, ...rest }: VideoSettings): ShownSettings => ({
  ...rest,
  speakingSpeed: String(speakingSpeed),
})

/** The settings form: the values of the project, overlaid with local changes. */
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
    /** Valid settings to save; null while the speed is out of range. */
    valid: valid ?? null,
    /** The same, but null when nothing changed. */
    unsaved: (): VideoSettings | null => (isDirty && valid ? valid : null),
    /** Shows the limits in a toast and focuses the speed field. */
    refuse: () => {
      toast({ title: t('app.error'), description: limitWords, variant: 'destructive' })
      speedField.current?.focus()
    },
    /** Drops the changes that were saved; later ones stay. */
    settle: (settings: VideoSettings) => {
      const kept: Record<string, string> = show(settings)
      setChanged((before) =>
        Object.fromEntries(Object.entries(before).filter(([name, value]) => kept[name] !== value)),
      )
    },
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
