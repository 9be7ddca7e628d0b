import { useMutation } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import {
  captionPlaces,
  frameShapes,
  frameSize,
  isColour,
  type Resolution,
  resolutions,
  transitions,
} from '@voxdeck/core/video-settings'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '@/ui/card.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { Select } from '@/ui/fields/select.tsx'
import { FitChoice } from './fit-choice.tsx'
import { SpeedField } from './speed-field.tsx'
import type { SettingsFormState } from './use-settings-form.ts'

type SettingsCardProps = {
  project: Project
  form: SettingsFormState
  /** Saves what is not saved yet, now. */
  save: () => Promise<void>
  /** The music part; mounted when the project has music or the button is pressed. */
  music: ReactNode
  /** A tab names it. */
  isTab: boolean
}

/** Settings save themselves; the button saves them at once and says so. */
export const SettingsCard = ({ project, form, save, music, isTab }: SettingsCardProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { settings: shown, set } = form
  const [hearsMusic, setHearsMusic] = useState(false)
  const hasMusic = project.music !== null || hearsMusic
  const { mutate: saveNow, isPending } = useMutation({
    mutationFn: save,
    onSuccess: () =>
      toast({
        title: t('editor.settings.saved.title'),
        description: t('editor.settings.saved.description'),
      }),
    onError: (error) =>
      reportFailure(error, { title: t('app.error'), description: t('editor.settings.failed') }),
  })
  return (
    <Card aria-labelledby="settings-title" className="shrink-0">
      <CardHeader className={isTab ? 'sr-only' : undefined}>
        <CardTitle id="settings-title">{t('editor.settings.title')}</CardTitle>
      </CardHeader>
      <CardBody className={isTab ? 'pt-4' : undefined}>
        <form
          noValidate
          className="flex flex-col gap-2.5"
          onSubmit={(event) => {
            event.preventDefault()
            if (form.isWrong) form.refuse()
            else saveNow()
          }}
        >
          <Line label={t('frame.shape')} id="shape">
            <Select
              id="shape"
              value={shown.shape}
              onValueChange={(value) => set('shape', value)}
              options={frameShapes.map((value) => ({
                value,
                label: t(`frame.shapes.${value}`, { nsSeparator: false }),
              }))}
            />
          </Line>
          <Line label={t('frame.fit')} id="picture-fit">
            <FitChoice
              id="picture-fit"
              value={shown.pictureFit}
              // A colour that is being found is one step.
              onValueChange={(value) => set('pictureFit', value, isColour(value) ? 'typing' : 'step')}
            />
          </Line>
          <Line label={t('editor.settings.resolution')} id="resolution">
            <Select
              id="resolution"
              value={shown.resolution}
              onValueChange={(value) => set('resolution', value)}
              options={(Object.keys(resolutions) as Resolution[]).map((value) => {
                const { width, height } = frameSize(value, shown.shape)
                return { value, label: `${value} (${width}x${height})` }
              })}
            />
          </Line>
          <Line label={t('editor.settings.speed')} id="speaking-speed">
            <SpeedField settings={form} id="speaking-speed" />
          </Line>
          <Line label={t('editor.settings.transition')} id="transition">
            <Select
              id="transition"
              value={shown.transition}
              onValueChange={(value) => set('transition', value)}
              options={transitions.map((value) => ({
                value,
                label: t(`editor.settings.transitions.${value}`),
              }))}
            />
          </Line>
          <Line label={t('editor.settings.captions')} id="captions">
            <Select
              id="captions"
              value={shown.captions}
              onValueChange={(value) => set('captions', value)}
              options={captionPlaces.map((value) => ({
                value,
                label: t(`editor.settings.captionPlaces.${value}`),
              }))}
            />
          </Line>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isPending} className="grow">
              {isPending ? t('editor.settings.saving') : t('editor.settings.save')}
            </Button>
            {!hasMusic && (
              <Button variant="ghost" className="grow" onClick={() => setHearsMusic(true)}>
                {t('editor.settings.music')}
              </Button>
            )}
          </div>
        </form>
        {hasMusic && music}
      </CardBody>
    </Card>
  )
}

const Line = ({ label, id, children }: { label: string; id: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,11.75rem)] items-center gap-3">
    <label htmlFor={id} className="text-mute">
      {label}
    </label>
    {children}
  </div>
)
