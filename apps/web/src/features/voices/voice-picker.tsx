import { useQuery } from '@tanstack/react-query'
import { Check, CircleDot } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { voicesQuery } from '@/project/queries/list-voices.ts'
import { Checkbox } from '@/ui/fields/choice.tsx'
import { Popover } from '@/ui/overlays/popover.tsx'
import { NoVoices } from './no-voices.tsx'
import { useVoiceWords } from './use-voice-words.ts'
import { VoiceList, type VoiceListProps } from './voice-list.tsx'
import { type Choice, voiceOptions } from './voice-options.ts'
import { VoiceTrigger } from './voice-trigger.tsx'

/** The slide's recording, which can be heard instead of a voice. */
type RecordingChoice = { isHeard: boolean; onChoose: () => void }

type OpenListProps = { anchor: HTMLElement; id: string; label: string; onClose: () => void }

type VoiceChoiceProps = OpenListProps &
  Omit<VoiceListProps, 'onChoose'> & {
    slideCount: number
    recording: RecordingChoice | undefined
    onChoose: (voice: string | null, isForAll: boolean) => void
  }

/** The list in a popover, for a trigger that was rendered before this chunk was loaded. */
export const VoiceChoice = ({
  anchor,
  id,
  slideCount,
  recording,
  onChoose,
  onClose,
  ...list
}: VoiceChoiceProps) => {
  const { t } = useTranslation()
  const box = useId()
  const [isForAll, setForAll] = useState(false)
  return (
    <OpenList anchor={anchor} id={id} label={list.label} onClose={onClose}>
      {recording && <OwnRecording {...recording} onClose={onClose} />}
      {slideCount > 1 && (
        <label
          htmlFor={box}
          className="flex cursor-pointer items-center gap-2 border-line border-b px-3 py-2 text-base"
        >
          <Checkbox
            id={box}
            checked={isForAll}
            onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
          />
          {t('voices.forAll', { count: slideCount })}
        </label>
      )}
      {/* A voice beside a recording that is heard has no tick. */}
      <div data-recorded={recording?.isHeard ? '' : undefined} className="group/choice">
        <VoiceList {...list} onChoose={(voice) => onChoose(voice, isForAll)} />
      </div>
    </OpenList>
  )
}

const OwnRecording = ({ isHeard, onChoose, onClose }: RecordingChoice & { onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={isHeard}
      className="flex h-10 w-full items-center gap-2.5 border-line border-b px-3 text-left text-base hover:bg-well"
      onClick={() => {
        onClose()
        if (!isHeard) onChoose()
      }}
    >
      <CircleDot aria-hidden="true" className="size-4 text-coral-strong" />
      <span className="grow">{t('editor.scripts.yourRecording')}</span>
      {isHeard && <Check aria-hidden="true" className="size-4" />}
    </button>
  )
}

const OpenList = ({ children, ...place }: OpenListProps & { children: ReactNode }) => (
  <Popover {...place} className="w-92">
    {children}
  </Popover>
)

type VoicePickerProps = {
  language: string
  /**
   * Null for the default: the first voice of the language, or its chosen one where `languageVoice` is given.
   */
  value: string | null
  wpm: number
  onChange: (voice: string | null) => void
  label: string
  size?: 'sm'
  /** For a slide: the voice chosen for its language; null for the first one. */
  languageVoice?: string | null
  recording?: RecordingChoice | undefined
}

/** Milliseconds: workers come and go, so an older list is refetched when a picker mounts. */
const staleTime = 60_000

/** Select for the voices of one language, with samples. */
export const VoicePicker = ({
  language,
  value,
  wpm,
  onChange,
  label,
  size,
  languageVoice,
  recording,
}: VoicePickerProps) => {
  const { t } = useTranslation()
  const { nameOf } = useVoiceWords()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({ ...voicesQuery, staleTime })
  const voices = data?.filter((voice) => voice.language === language) ?? []
  const choice: Choice = {
    value,
    standard: languageVoice === undefined ? { kind: 'first' } : { kind: 'language', voice: languageVoice },
  }
  const chosen = voiceOptions(voices, choice).find((option) => option.value === value)
  const close = () => setAnchor(null)
  const choose = (voice: string | null) => {
    close()
    if (recording?.isHeard || voice !== value) onChange(voice)
  }
  return (
    <>
      <VoiceTrigger
        label={label}
        listId={id}
        isOpen={anchor !== null}
        onPress={(pressed) => setAnchor(anchor ? null : pressed)}
        size={size}
        isQuiet={languageVoice !== undefined && value === null && !recording?.isHeard}
      >
        {recording?.isHeard
          ? t('editor.scripts.yourRecording')
          : (chosen?.voice?.name ?? (chosen && nameOf(chosen)))}
      </VoiceTrigger>
      {anchor && (
        <OpenList anchor={anchor} id={id} label={label} onClose={close}>
          {recording && <OwnRecording {...recording} onClose={close} />}
          {voices.length > 0 ? (
            <div data-recorded={recording?.isHeard ? '' : undefined} className="group/choice">
              <VoiceList
                {...choice}
                label={label}
                voices={voices}
                language={language}
                wpm={wpm}
                onChoose={choose}
              />
            </div>
          ) : (
            <NoVoices
              language={language}
              state={isFetching ? 'loading' : isError ? 'failed' : 'none'}
              onRetry={() => void refetch()}
            />
          )}
        </OpenList>
      )}
    </>
  )
}
