import { speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Input } from '@/ui/fields/input.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { useChangeLanguage } from '../queries/change-language.ts'

/** Words a minute; `own` is null while the language is spoken at the project's speed. */
export type LanguageSpeed = { own: number | null; ofProject: number }

type LanguageSpeedDialogProps = {
  projectId: string
  language: string
  speed: LanguageSpeed
  onClose: () => void
}

const { min, max } = speakingSpeedLimits

export const LanguageSpeedDialog = ({ projectId, language, speed, onClose }: LanguageSpeedDialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  const name = useLanguageName(language)
  const reportFailure = useReportFailure()
  const { mutateAsync: change, isPending } = useChangeLanguage(projectId, language)
  const [typed, setTyped] = useState(speed.own?.toString() ?? '')
  const [isRefused, setRefused] = useState(false)
  const text = typed.trim()
  const value = Number(text)
  const isWrong = text !== '' && !(Number.isInteger(value) && value >= min && value <= max)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefused(isWrong)
    if (isWrong) return
    try {
      await change({ speakingSpeed: text === '' ? null : value })
      onClose()
    } catch (error) {
      reportFailure(error, { title: t('app.error'), description: t('languages.notChanged') })
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('languages.speed.title', { language: name })}
        description={t('languages.speed.about')}
        closeLabel={t('app.close')}
      >
        <form className="mt-4 flex flex-col gap-1" onSubmit={(event) => void save(event)} noValidate>
          <label htmlFor={id} className="text-mute text-sm">
            {t('languages.speed.label')}
          </label>
          <Input
            id={id}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={typed}
            placeholder={t('languages.speed.asProject', { speed: speed.ofProject })}
            aria-invalid={isRefused && isWrong}
            aria-describedby={isRefused && isWrong ? `${id}-wrong` : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="figures [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
          {isRefused && isWrong && (
            <p id={`${id}-wrong`} role="alert" className="text-sm">
              {t('editor.settings.speedLimit', speakingSpeedLimits)}
            </p>
          )}
          <DialogActions>
            <DialogClose asChild>
              <Button>{t('app.cancel')}</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={isPending}>
              {t('languages.speed.save')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
