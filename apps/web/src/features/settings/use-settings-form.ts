import { videoSettingsSchema } from '@voxdeck/contracts/projects/project'
import { speakingSpeedLimits, type VideoSettings } from '@voxdeck/core/video-settings'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shown, write } from '@/project/document/field-document.ts'
import { settingKey } from '@/project/document/field-key.ts'
import { type FieldStore, useFieldValue } from '@/project/document/field-store.ts'
import { toast } from '@/ui/feedback/toast.ts'

const useSetting = <Name extends keyof VideoSettings>(store: FieldStore, name: Name) =>
  useFieldValue(store, (doc) => shown(doc, settingKey(name)))

const isSpeed = (typed: string): boolean =>
  typed.trim() !== '' && videoSettingsSchema.shape.speakingSpeed.safeParse(Number(typed)).success

/** The settings as fields of the document, which saves them by itself. A speed that is half typed stays in the form. */
export const useSettingsForm = (store: FieldStore) => {
  const { t } = useTranslation()
  const speedField = useRef<HTMLInputElement>(null)
  const [typedSpeed, setTypedSpeed] = useState<string | null>(null)
  const speed = useSetting(store, 'speakingSpeed')
  const resolution = useSetting(store, 'resolution')
  const transition = useSetting(store, 'transition')
  const shape = useSetting(store, 'shape')
  const pictureFit = useSetting(store, 'pictureFit')
  const captions = useSetting(store, 'captions')
  const settings = useMemo(
    () => ({ resolution, transition, shape, pictureFit, captions }) as Omit<VideoSettings, 'speakingSpeed'>,
    [resolution, transition, shape, pictureFit, captions],
  )
  const limitWords = t('editor.settings.speedLimit', speakingSpeedLimits)

  const set = (name: keyof VideoSettings, value: string, kind: 'step' | 'typing' = 'step') =>
    store.change((doc) => write(doc, [[settingKey(name), value]], { kind, at: Date.now() }))

  return {
    settings,
    set,
    speed: typedSpeed ?? speed,
    typeSpeed: (typed: string) => {
      const isValid = isSpeed(typed)
      setTypedSpeed(isValid ? null : typed)
      if (isValid) set('speakingSpeed', String(Number(typed)), 'typing')
    },
    speedField,
    /** The speed in the field is out of range, and not in the document. */
    isWrong: typedSpeed !== null,
    limitWords,
    /** Shows the limits in a toast and focuses the speed field. */
    refuse: () => {
      toast({ title: t('app.error'), description: limitWords, variant: 'destructive' })
      speedField.current?.focus()
    },
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
