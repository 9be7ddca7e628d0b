import { writtenText } from '@voxdeck/core/script/read-script'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { silentSlideSeconds } from '@voxdeck/core/timeline/timing'
import type { Voice } from '@voxdeck/core/voices'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptKey, voiceKey } from '@/project/document/field-key.ts'
import { measureScriptOnce } from '@/project/document/measure-script-once.ts'
import { type ScriptDocument, shown } from '@/project/document/script-document.ts'
import { useScriptValue } from '@/project/document/script-store.ts'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { ScriptField } from '@/project/writing/fields/script-field.tsx'
import { TwoTexts } from '@/project/writing/fields/two-texts.tsx'
import { InsertButton } from '@/project/writing/markup/insert-button.tsx'
import { CopyButton } from './copy-button.tsx'
import { ListenButton } from './listen-button.tsx'
import { PlaceholderButton } from './placeholder-button.tsx'
import { type RowSlide, rowFields, type ScriptTools } from './script-tools.ts'

type ScriptRowProps = {
  tools: ScriptTools
  number: number
  /** All slides in order, to compute this slide's share of the project script. */
  slideIds: readonly string[]
  slide: RowSlide
  wpm: number
  voices: readonly Voice[]
  onVoice: (slideId: string, number: number, voice: string) => void
}

const row = [
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-l-[3px] border-l-transparent py-4 pr-4 pl-[13px]',
  'sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[1fr_auto] sm:gap-x-5 sm:gap-y-2 sm:pr-5 sm:pl-[17px]',
  'transition-[background-color,border-left-color] focus-within:border-l-coral focus-within:bg-coral-wash',
  // The browser skips layout of rows out of view; find-in-page and the tab key still reach them.
  '[contain-intrinsic-size:auto_8.5rem] [content-visibility:auto]',
].join(' ')

/** Subscribes to its own values of the document, so that typing re-renders one row of 200. */
const Row = ({ tools, number, slideIds, slide, wpm, voices, onVoice }: ScriptRowProps) => {
  const slideId = slide.id
  const { t } = useTranslation()
  const { store, spokenView, slots } = tools
  const field = scriptKey(slideId)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const spokenOf = (doc: ScriptDocument) => spokenView(doc, slideIds).spoken[number - 1] ?? ''
  const share = useScriptValue(store, (doc) => (spokenView(doc, slideIds).isSpread ? spokenOf(doc) : null))
  const words = useScriptValue(store, (doc) => measureScriptOnce(spokenOf(doc)).words)
  const spokenFor = useScriptValue(store, (doc) => scriptSeconds(measureScriptOnce(spokenOf(doc)), wpm))
  const voice = useScriptValue(store, (doc) => shown(doc, voiceKey(slideId)))
  const seconds = slide.recording?.seconds ?? (spokenFor || silentSlideSeconds)
  return (
    <li className={row}>
      <div className="relative self-start sm:row-span-2">
        <SlidePicture slide={slide} number={number} alt={slide.pictureName} />
        {slots.play(slideId, number)}
      </div>
      {/* On a phone the script takes the full width, below the picture. */}
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        <ScriptField
          store={store}
          field={field}
          textarea={textarea}
          aria-label={t('editor.scripts.slide', { number })}
          className="min-h-14"
          placeholder={share ? writtenText(share) : t('editor.scripts.placeholder')}
        />
        {slots.heardWords(field)}
        <TwoTexts store={store} field={field} />
        {slots.attachments(slide, number)}
      </div>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 self-center text-mute text-sm">
        {/* The waveform of the narration belongs between the listen button and the figures. */}
        <ListenButton
          tools={tools}
          field={field}
          of="slide"
          textarea={textarea}
          instead={share}
          voice={voice}
          wpm={wpm}
          labels={{
            listen: t('scripts.listen.slide', { number }),
            stop: t('scripts.listen.stopSlide', { number }),
          }}
        />
        <InsertButton
          projectId={tools.projectId}
          store={store}
          field={field}
          label={t('scripts.insert.slide', { number })}
        />
        <span className="figures">
          {t('editor.figures.words', { count: words })} ·{' '}
          {t('editor.figures.seconds', { seconds: seconds.toFixed(1) })}
        </span>
        {share && <span>{t('editor.scripts.fromEnglishScript')}</span>}
        <PlaceholderButton store={store} field={field} textarea={textarea} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 max-sm:gap-x-0">
          {slots.voice({
            field: voiceKey(slideId),
            label: t('editor.scripts.voice', { number }),
            voices,
            value: voice,
            wpm,
            onChange: (chosen) => onVoice(slideId, number, chosen),
          })}
          {slots.attach(slide, number)}
          {slots.dictate({ field, textarea, label: t('scripts.dictate.slide', { number }) })}
          <CopyButton store={store} field={field} label={t('scripts.copy.slide', { number })} />
          {slots.preview(slideId, number)}
        </div>
      </div>
    </li>
  )
}

export const ScriptRow = memo(
  Row,
  ({ slide: before, ...one }, { slide: after, ...other }) =>
    rowFields.every((field) => before[field] === after[field]) &&
    (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]),
)
