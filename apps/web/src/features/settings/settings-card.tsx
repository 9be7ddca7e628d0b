import type { Project } from '@voxdeck/contracts/projects/read-project'
import {
  captionPlaces,
  frameShapes,
  frameSize,
  pictureFits,
  type Resolution,
  resolutions,
  type SettingsChange,
  transitions,
} from '@voxdeck/core/video-settings'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProject } from '@/project/queries/update-project.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '@/ui/card.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { Select } from '@/ui/fields/select.tsx'
import { SpeedField } from './speed-field.tsx'
import type { SettingsFormState } from './use-settings-form.ts'

type SettingsCardProps = {
  project: Project
  settings: SettingsFormState
  /** The music part; mounted when the project has music or the button is pressed. */
  music: ReactNode
}

export const SettingsCard = ({ project, settings, music }: SettingsCardProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate: update, isPending } = useUpdateProject(project.id)
  const { shown, change, valid } = settings
  const [hearsMusic, setHearsMusic] = useState(false)
  const save = (chosen: SettingsChange) =>
    update(
      { settings: chosen },
      {
        onSuccess: () => {
          settings.settle(chosen)
          toast({
            title: t('editor.settings.saved.title'),
            description: t('editor.settings.saved.description'),
          })
        },
        onError: (error) =>
          reportFailure(error, { title: t('app.error'), description: t('editor.settings.failed') }),
      },
    )
  return (
    <Card aria-labelledby="settings-title" className="shrink-0">
      <CardHeader>
        <CardTitle id="settings-title">{t('editor.settings.title')}</CardTitle>
      </CardHeader>
      <CardBody>
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (valid) save(valid)
            else settings.refuse()
          }}
        >
          <Line label={t('frame.shape')} id="shape">
            <Select
              id="shape"
              value={shown.shape}
              onValueChange={(shape) => change({ shape })}
              options={frameShapes.map((value) => ({
                value,
                label: t(`frame.shapes.${value}`, { nsSeparator: false }),
              }))}
            />
          </Line>
          <Line label={t('frame.fit')} id="picture-fit">
            <Select
              id="picture-fit"
              value={shown.pictureFit}
              onValueChange={(pictureFit) => change({ pictureFit })}
              options={pictureFits.map((value) => ({ value, label: t(`frame.fits.${value}`) }))}
            />
          </Line>
          <Line label={t('editor.settings.resolution')} id="resolution">
            <Select
              id="resolution"
              value={shown.resolution}
              onValueChange={(resolution) => change({ resolution })}
              options={(Object.keys(resolutions) as Resolution[]).map((value) => {
                const { width, height } = frameSize(value, shown.shape)
                return { value, label: `${value} (${width}x${height})` }
              })}
            />
          </Line>
          <Line label={t('editor.settings.speed')} id="speaking-speed">
            <SpeedField settings={settings} id="speaking-speed" />
          </Line>
          <Line label={t('editor.settings.transition')} id="transition">
            <Select
              id="transition"
              value={shown.transition}
              onValueChange={(transition) => change({ transition })}
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
              onValueChange={(captions) => change({ captions })}
              options={captionPlaces.map((value) => ({
                value,
                label: t(`editor.settings.captionPlaces.${value}`),
              }))}
            />
          </Line>
          <Button type="submit" busy={isPending} className="mt-1">
            {isPending ? t('editor.settings.saving') : t('editor.settings.save')}
          </Button>
        </form>
        {project.music || hearsMusic ? (
          music
        ) : (
          <Button variant="ghost" className="mt-2 w-full" onClick={() => setHearsMusic(true)}>
            {t('editor.settings.music')}
          </Button>
        )}
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
