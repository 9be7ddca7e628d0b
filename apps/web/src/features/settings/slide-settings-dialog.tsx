import { videoSettingsSchema } from '@voxdeck/contracts/projects/project'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { slideSecondsLimits } from '@voxdeck/core/timeline/timing'
import { isColour, type PictureFit, speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { slideSettings as words } from '@/i18n/en/editor/slide-settings.ts'
import { shown, write } from '@/project/document/field-document.ts'
import { type FieldKey, fitKey, lengthKey, settingKey, speedKey } from '@/project/document/field-key.ts'
import { type FieldStore, useFieldValue, writeStep } from '@/project/document/field-store.ts'
import { sharedValue } from '@/project/document/shown-choices.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Input } from '@/ui/fields/input.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { FitChoice } from './fit-choice.tsx'

addWords({ slideSettings: words })

type SlideSettingsDialogProps = {
  project: Project
  /** In their order. */
  slideIds: readonly string[]
  store: FieldStore
  onClose: () => void
}

/** What slides have of their own instead of the project's settings: speed, fit and length. They save themselves. */
export const SlideSettingsDialog = ({ project, slideIds, store, onClose }: SlideSettingsDialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { min, max } = slideSecondsLimits
  const { slides } = project
  const number = slides.findIndex((slide) => slide.id === slideIds[0]) + 1
  const only = slideIds.length === 1 ? slideIds[0] : undefined
  const projectSpeed = useFieldValue(store, (doc) => shown(doc, settingKey('speakingSpeed')))
  const projectFit = useFieldValue(store, (doc) => shown(doc, settingKey('pictureFit')))
  const fit = useFieldValue(store, (doc) => sharedValue(doc, slideIds.map(fitKey)))
  const put = (keys: readonly FieldKey[], text: string) => {
    const fields = keys.map((key) => [key, text] as const)
    // A colour changes with every move of the pointer in its picker: one step.
    if (isColour(text)) store.change((doc) => write(doc, fields, { kind: 'typing', at: Date.now() }))
    else writeStep(store, fields)
  }
  /** Several slides are chosen by selecting them: all is one more press there. */
  const applyToAll = (keyOf: (id: string) => FieldKey) =>
    only && slides.length > 1
      ? () =>
          put(
            slides.map((slide) => keyOf(slide.id)),
            shown(store.read(), keyOf(only)),
          )
      : undefined
  const ofProject = t(`frame.fits.${isColour(projectFit) ? 'colour' : (projectFit as 'blur')}`)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={
          only
            ? t('slideSettings.title', { number })
            : t('slideSettings.titleOfSeveral', { count: slideIds.length })
        }
        description={t('slideSettings.about')}
        closeLabel={t('app.close')}
        className="sm:max-w-lg"
      >
        <div className="mt-4 flex flex-col gap-4">
          <Line id={`${id}-speed`} label={t('editor.settings.speed')} onAll={applyToAll(speedKey)}>
            <NumberField
              id={`${id}-speed`}
              store={store}
              fields={slideIds.map(speedKey)}
              placeholder={t('slideSettings.asProject', { what: projectSpeed })}
              limits={speakingSpeedLimits}
              isValid={(value) => videoSettingsSchema.shape.speakingSpeed.safeParse(value).success}
              wrong={t('editor.settings.speedLimit', speakingSpeedLimits)}
            />
          </Line>
          <Line id={`${id}-fit`} label={t('frame.fit')} onAll={applyToAll(fitKey)}>
            <FitChoice<'different' | 'project'>
              id={`${id}-fit`}
              value={fit === null ? 'different' : ((fit || 'project') as PictureFit | 'project')}
              onValueChange={(value) =>
                value !== 'different' && put(slideIds.map(fitKey), value === 'project' ? '' : value)
              }
              more={[
                ...(fit === null
                  ? [{ value: 'different' as const, label: t('slideSettings.different') }]
                  : []),
                { value: 'project', label: t('slideSettings.asProject', { what: ofProject }) },
              ]}
            />
          </Line>
          <Line id={`${id}-length`} label={t('slideSettings.length')} onAll={applyToAll(lengthKey)}>
            <NumberField
              id={`${id}-length`}
              store={store}
              fields={slideIds.map(lengthKey)}
              placeholder={t('slideSettings.automatic')}
              limits={slideSecondsLimits}
              isValid={(value) => value >= min && value <= max}
              wrong={t('slideSettings.lengthLimit', slideSecondsLimits)}
            />
          </Line>
        </div>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="primary">{t('slideSettings.done')}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

type LineProps = { id: string; label: string; onAll: (() => void) | undefined; children: ReactNode }

const Line = ({ id, label, onAll, children }: LineProps) => {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1">
      <label htmlFor={id} className="col-span-2 text-mute text-sm">
        {label}
      </label>
      {children}
      {onAll && (
        <Button onClick={onAll} aria-label={t('slideSettings.useForAllOf', { label })}>
          {t('slideSettings.useForAll')}
        </Button>
      )}
    </div>
  )
}

type NumberFieldProps = {
  id: string
  store: FieldStore
  /** Of the slides; what is typed is written to all. */
  fields: readonly FieldKey[]
  /** Shown while the field is empty. */
  placeholder: string
  limits: { min: number; max: number }
  isValid: (value: number) => boolean
  /** What is wrong with a value that is not valid. */
  wrong: string
}

/** A number that may be left empty. What is not valid stays in the field, and is not written. */
const NumberField = ({ id, store, fields, placeholder, limits, isValid, wrong }: NumberFieldProps) => {
  const { t } = useTranslation()
  const saved = useFieldValue(store, (doc) => sharedValue(doc, fields))
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null
  const type = (text: string) => {
    const isWritable = text.trim() === '' || isValid(Number(text))
    setTyped(isWritable ? null : text)
    if (isWritable)
      store.change((doc) =>
        write(
          doc,
          fields.map((field) => [field, text.trim()] as const),
          { kind: 'typing', at: Date.now() },
        ),
      )
  }
  return (
    <div className="flex flex-col gap-1">
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        {...limits}
        value={typed ?? saved ?? ''}
        placeholder={saved === null ? t('slideSettings.different') : placeholder}
        aria-invalid={isWrong}
        {...(isWrong ? { 'aria-describedby': `${id}-wrong` } : {})}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        className="figures [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="text-sm">
          {wrong}
        </p>
      )}
    </div>
  )
}
