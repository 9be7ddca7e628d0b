import type { Project } from '@voxdeck/contracts/projects/read-project'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '@/i18n/languages.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { DialogActions, DialogClose } from '@/ui/overlays/dialog.tsx'
import { useGenerateVideos } from '../generation/generate-video.ts'
import type { Generation } from '../generation/use-generation.ts'
import { KindChoice } from './kind-choice.tsx'
import { chosenOf, staleOf, type VideoKind, videosOf } from './language-choice.ts'
import { LanguageRow } from './language-row.tsx'
import { useLanguageChoices } from './use-language-choices.ts'

/** What will be generated, in words. */
const useSummary = (kind: VideoKind, chosen: readonly string[]): string => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const [first] = chosen
  if (first === undefined) return t('videoLanguages.summary.none')
  const language = nameOf(first)
  if (chosen.length === 1) return t('videoLanguages.summary.single', { language })
  return kind === 'one'
    ? t('videoLanguages.summary.one', { count: chosen.length, language })
    : t('videoLanguages.summary.each', { count: chosen.length })
}

export type VideoLanguagesProps = {
  project: Project
  generation: Generation
  saveFirst: () => Promise<void>
  onClose: () => void
}

type LanguagesFormProps = VideoLanguagesProps & {
  /** Opens the panel of a language. */
  onLead: (language: string) => void
}

export const LanguagesForm = ({ project, generation, saveFirst, onLead, onClose }: LanguagesFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useLanguageNames()
  const { choices, isLoading, retry } = useLanguageChoices(project)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [kind, setKind] = useState<VideoKind>('one')
  const { mutate: generateVideos, isPending, error } = useGenerateVideos(project, saveFirst)
  const chosen = chosenOf(choices, leftOut)
  const stale = staleOf(choices, chosen)
  const summary = useSummary(kind, chosen)
  const choose = (code: string, isChosen: boolean) => {
    const left = new Set(leftOut)
    if (isChosen) left.delete(code)
    else left.add(code)
    setLeftOut(left)
  }
  const generate = () =>
    generateVideos(videosOf(kind, chosen), {
      onSuccess: (videos) => {
        generation.announceReady(videos)
        onClose()
      },
      onError: generation.reportRefusal,
    })
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        generate()
      }}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('videoLanguages.languages')}</legend>
        <ul className="divide-y divide-line rounded-md border border-line">
          {choices.map((choice) => (
            <LanguageRow
              key={choice.code}
              choice={choice}
              isChosen={chosen.includes(choice.code)}
              onChoose={(isChosen) => choose(choice.code, isChosen)}
              onLead={() => onLead(choice.code)}
              onRetry={() => retry(choice.code)}
            />
          ))}
        </ul>
      </fieldset>
      {stale.length > 0 && (
        <p className="-mt-1 grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 text-amber-strong text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          {t('videoLanguages.staleNote', {
            languages: new Intl.ListFormat(localeOf(language)).format(stale.map(nameOf)),
          })}
        </p>
      )}
      <KindChoice kind={kind} onChange={setKind} />
      {error && (
        <p role="alert" className="rounded-md bg-well px-3 py-2">
          {wordsOfError(error, language) ?? t('videoLanguages.notAsked')}
        </p>
      )}
      {/* Sticky, so that the buttons stay in view below a long list. */}
      <DialogActions className="sticky short:static -bottom-5 -mx-5 -mb-5 mt-0 border-line border-t bg-raised px-5 py-4 max-sm:flex-row max-sm:flex-wrap sm:items-center">
        <output className="text-mute text-sm max-sm:w-full max-sm:text-center sm:mr-auto">{summary}</output>
        <DialogClose asChild>
          <Button className="max-sm:grow">{t('app.cancel')}</Button>
        </DialogClose>
        <Button
          type="submit"
          variant="primary"
          className="max-sm:grow"
          busy={isPending}
          disabled={isLoading || chosen.length === 0}
        >
          {t('videoLanguages.generate')}
        </Button>
      </DialogActions>
    </form>
  )
}
