import { writtenText } from '@voxdeck/core/script/read-script'
import type { Voice } from '@voxdeck/core/voices'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldDocument, shown } from '@/project/document/field-document.ts'
import { narratorKey, scriptKey, voiceKey } from '@/project/document/field-key.ts'
import { useFieldValue, writeStep } from '@/project/document/field-store.ts'
import { measureScriptOnce } from '@/project/document/measure-script-once.ts'
import { heardRecording, shownSlideSpeed } from '@/project/document/shown-choices.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { LengthOfSlide } from '@/project/lengths/length-of-slide.tsx'
import { useLength } from '@/project/lengths/lengths-store.ts'
import { saysNothing } from '@/project/lengths/project-lengths.ts'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { ScriptField } from '@/project/writing/fields/script-field.tsx'
import { TwoTexts } from '@/project/writing/fields/two-texts.tsx'
import { InsertButton } from '@/project/writing/markup/insert-button.tsx'
import { OneStopContext } from '@/ui/buttons/one-stop.ts'
import { classNames } from '@/ui/class-names.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { CopyButton } from './copy-button.tsx'
import { ListenButton } from './listen-button.tsx'
import { PlaceholderButton } from './placeholder-button.tsx'
import { type RowSlide, rowFields, type ScriptTools } from './script-tools.ts'
import { SelectSlide } from './selection/select-slide.tsx'
import { type Selection, useIsSelected } from './selection/selection.ts'
import { SilentButton } from './silent-button.tsx'

type ScriptRowProps = {
  script: ScriptTools
  selection: Selection
  number: number
  /** All slides in order, to compute this slide's share of the project script. */
  slideIds: readonly string[]
  slide: RowSlide
  wpm: number
  voices: readonly Voice[]
  onVoice: (slideId: string, number: number, voice: string) => void
  onVoiceFor: (slideIds: readonly string[], voice: string) => void
}

const row = [
  'group/row grid grid-cols-[1.5rem_5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-l-[3px] border-l-transparent py-2.5 pr-4 pl-[9px]',
  'sm:grid-cols-[1.5rem_8.5rem_minmax(0,1fr)_auto] sm:gap-x-4 sm:pr-5',
  'transition-[background-color,border-left-color] focus-within:border-l-coral focus-within:bg-coral-wash/40 data-selected:bg-coral-wash/40',
  // The browser skips layout of rows out of view; find-in-page and the tab key still reach them.
  '[contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]',
].join(' ')

/** The tools show when the row is used; where nothing hovers, always. Their room is kept, so that the row does not grow. */
const tools = [
  'flex flex-wrap items-center opacity-0 transition-opacity max-sm:w-full',
  'focus-within:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 [@media(hover:none)]:opacity-100',
].join(' ')

/** Beside the button of a silent slide there is room for their icons alone. */
const narrowTools = '@container/tools sm:w-64'

/** Subscribes to its own values of the document, so that typing re-renders one row of 200. */
const Row = ({
  script,
  selection,
  number,
  slideIds,
  slide,
  wpm,
  voices,
  onVoice,
  onVoiceFor,
}: ScriptRowProps) => {
  const slideId = slide.id
  const { t } = useTranslation()
  const language = useSourceLanguage()
  const { store, spokenView, slots } = script
  const field = scriptKey(slideId)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const spokenOf = (doc: FieldDocument) => spokenView(doc, slideIds).spoken[number - 1] ?? ''
  const share = useFieldValue(store, (doc) => (spokenView(doc, slideIds).isSpread ? spokenOf(doc) : null))
  const words = useFieldValue(store, (doc) => measureScriptOnce(spokenOf(doc), language).words)
  const voice = useFieldValue(store, (doc) => shown(doc, voiceKey(slideId)))
  const isRecordingHeard = useFieldValue(store, (doc) => heardRecording(doc, slide) !== null)
  const pace = useFieldValue(store, (doc) => shownSlideSpeed(doc, slideId) ?? wpm)
  const isSelected = useIsSelected(selection, slideId)
  const isSilent = useLength(({ slides }) => saysNothing(slides[number - 1]))
  const hearRecording = () => {
    writeStep(store, [[narratorKey(slideId), 'recording']])
    toast({
      title: t('editor.scripts.voiceChanged.title'),
      description: t('editor.scripts.voiceChanged.recording', { number }),
    })
  }
  return (
    <OneStopContext value={true}>
      <li data-slide={slideId} data-selected={isSelected ? '' : undefined} className={row}>
        <SelectSlide selection={selection} slideId={slideId} number={number} slideIds={slideIds} />
        <SlidePicture slide={slide} alt={slide.pictureName} className="self-start" />
        {/* On a phone the script takes the full width, below the picture. */}
        <div className="@container/tools flex flex-col gap-y-1 max-sm:col-span-3 max-sm:row-start-2">
          <ScriptField
            store={store}
            field={field}
            textarea={textarea}
            aria-label={t('editor.scripts.slide', { number })}
            className="min-h-7"
            placeholder={share ? writtenText(share) : t('editor.scripts.placeholder')}
          />
          {slots.heardWords(field)}
          <TwoTexts store={store} field={field} />
          {slots.attachments(slide, number)}
          <div className="mt-auto flex min-h-7 flex-wrap items-center gap-x-3 text-mute text-sm">
            <span className="figures whitespace-nowrap">{t('editor.figures.words', { count: words })}</span>
            {isSilent && <SilentButton store={store} slideId={slideId} />}
            {share && <span>{t('editor.scripts.fromEnglishScript')}</span>}
            <PlaceholderButton store={store} field={field} textarea={textarea} />
            <div className={classNames(tools, isSilent && narrowTools)}>
              <InsertButton
                projectId={script.projectId}
                store={store}
                field={field}
                label={t('scripts.insert.slide', { number })}
              />
              {slots.dictate({ field, textarea, label: t('scripts.dictate.slide', { number }) })}
              {slots.attach(slide, number)}
              {slots.play(slideId, number)}
              {slots.preview(slideId, number)}
              <CopyButton store={store} field={field} label={t('scripts.copy.slide', { number })} />
            </div>
          </div>
        </div>
        <div className="flex flex-col items-end gap-1.5 text-sm">
          <span
            className={classNames(
              'flex h-7 items-center whitespace-nowrap rounded-full pr-2.5',
              isSilent ? 'bg-well text-mute' : 'bg-teal-wash text-teal-strong',
            )}
          >
            <ListenButton
              tools={script}
              field={field}
              of="slide"
              textarea={textarea}
              instead={share}
              voice={voice}
              wpm={pace}
              labels={{
                listen: t('scripts.listen.slide', { number }),
                stop: t('scripts.listen.stopSlide', { number }),
              }}
            />
            <span className="figures">
              <LengthOfSlide number={number} />
            </span>
          </span>
          <div className="flex items-center gap-0.5">
            {slots.voice({
              field: voiceKey(slideId),
              label: t('editor.scripts.voice', { number }),
              voices,
              value: voice,
              wpm: pace,
              slideCount: slideIds.length,
              recording: slide.recording ? { isHeard: isRecordingHeard, onChoose: hearRecording } : undefined,
              onChange: (chosen, isForAll) =>
                isForAll ? onVoiceFor(slideIds, chosen) : onVoice(slideId, number, chosen),
            })}
            {slots.menu(slideId, number)}
          </div>
        </div>
      </li>
    </OneStopContext>
  )
}

export const ScriptRow = memo(
  Row,
  ({ slide: before, ...one }, { slide: after, ...other }) =>
    rowFields.every((field) => before[field] === after[field]) &&
    (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]),
)
