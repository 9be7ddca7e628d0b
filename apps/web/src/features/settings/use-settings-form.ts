import { videoSettingsSchema } from '@voxdeck/contracts/projects/project'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type SettingsChange, speakingSpeedLimits, type VideoSettings } from '@voxdeck/core/video-settings'
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
  const names = (Object.keys(saved) as (keyof VideoSettings)[]).filter((name) => shown[name] !== saved[name])
  // Only what was changed here is saved: others may have changed the rest meanwhile.
  const change: SettingsChange | null = valid
    ? Object.fromEntries(names.map((name) => [name, valid[name]]))
    : null
  const limitWords = t('editor.settings.speedLimit', speakingSpeedLimits)

  return {
    shown,
    change: (change: Partial<ShownSettings>) => setChanged((before) => ({ ...before, ...change })),
    speedField,
    isDirty: names.length > 0,
    isWrong: valid === undefined,
    limitWords,
    /** The changed settings; null while the speed is out of range. */
    valid: change,
    /** The same, but null when nothing changed. */
    unsaved: (): SettingsChange | null => (names.length > 0 ? change : null),
    /** Shows the limits in a toast and focuses the speed field. */
    refuse: () => {
      toast({ title: t('app.error'), description: limitWords, variant: 'destructive' })
      speedField.current?.focus()
    },
    /** Drops the changes that were saved; later ones stay. */
    settle: (settings: SettingsChange) => {
      const isKept = ([name, value]: [string, string]) =>
        String(settings[name as keyof VideoSettings]) !== value
      setChanged((before) => Object.fromEntries(Object.entries(before).filter(isKept)))
    },
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
