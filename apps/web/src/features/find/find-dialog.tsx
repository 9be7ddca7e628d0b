import type { Project } from '@voxdeck/contracts/projects/read-project'
import { scriptTextLimit } from '@voxdeck/contracts/projects/update-project'
import { type FormEvent, useEffect, useEffectEvent, useId, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { find as words } from '@/i18n/en/editor/find.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Checkbox } from '@/ui/fields/choice.tsx'
import { Input } from '@/ui/fields/input.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import {
  excerptOf,
  type FoundField,
  findInScripts,
  type OpenLanguage,
  replaceInScripts,
} from './found-fields.ts'

addWords({ find: words })

/** Drawn at once; more are counted. */
const mostShown = 200

type FindDialogProps = {
  project: Project
  open: (language: string) => Promise<FieldStore>
  /** Goes to a place in a script. */
  onGo: (language: string, place: { key: FoundField['key']; start: number; end: number }) => void
  onClose: () => void
}

/** Finds words in all slides and languages, and replaces them in one step. */
export const FindDialog = ({ project, open, onGo, onClose }: FindDialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  const nameOf = useLanguageNames()
  const { history } = useProjectHistory()
  const opened = useOpenLanguages(project, open)
  const [searched, setSearched] = useState('')
  const [by, setBy] = useState('')
  const [matchesCase, setMatchesCase] = useState(false)
  const [wholeWords, setWholeWords] = useState(false)
  const [replaced, setReplaced] = useState(0)
  const search = { words: searched, matchesCase, wholeWords }
  const slideIds = project.slides.map((slide) => slide.id)
  const found = findInScripts(opened ?? [], slideIds, search)
  const count = found.reduce((sum, { spans }) => sum + spans.length, 0)

  const replace = (fields: readonly FoundField[]) => {
    const [first] = fields
    if (!first) return
    const slides = new Set(fields.map(({ number }) => number)).size
    setReplaced(fields.reduce((sum, { spans }) => sum + spans.length, 0))
    history.together({ what: 'replaceWords', count: slides, number: first.number }, () =>
      replaceInScripts(fields, search, by),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = found
    const [span] = first?.spans ?? []
    if (first && span) onGo(first.language, { key: first.key, ...span })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('find.title')}
        closeLabel={t('app.close')}
        className="flex flex-col sm:max-w-2xl"
      >
        <form onSubmit={submit} className="mt-4 grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
          <div className="flex flex-col gap-1">
            <label htmlFor={`${id}-find`} className="text-mute text-sm">
              {t('find.find')}
            </label>
            <Input
              id={`${id}-find`}
              type="search"
              value={searched}
              onChange={({ currentTarget }) => {
                setSearched(currentTarget.value)
                setReplaced(0)
              }}
            />
          </div>
          <div className="flex flex-col gap-1">
            <label htmlFor={`${id}-by`} className="text-mute text-sm">
              {t('find.replaceBy')}
            </label>
            <Input
              id={`${id}-by`}
              value={by}
              maxLength={scriptTextLimit}
              onChange={({ currentTarget }) => setBy(currentTarget.value)}
            />
          </div>
          <Button
            type="button"
            // Replacing by nothing deletes: it is not what to do next.
            variant={by === '' ? 'secondary' : 'primary'}
            className="self-end"
            disabled={count === 0}
            onClick={() => replace(found)}
          >
            {t('find.replaceAll', { count })}
          </Button>
          <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm sm:col-span-3">
            <label htmlFor={`${id}-case`} className="flex items-center gap-1.5">
              <Checkbox
                id={`${id}-case`}
                checked={matchesCase}
                onChange={({ currentTarget }) => setMatchesCase(currentTarget.checked)}
              />
              {t('find.matchCase')}
            </label>
            <label htmlFor={`${id}-words`} className="flex items-center gap-1.5">
              <Checkbox
                id={`${id}-words`}
                checked={wholeWords}
                onChange={({ currentTarget }) => setWholeWords(currentTarget.checked)}
              />
              {t('find.wholeWords')}
            </label>
            <output className="ml-auto self-center text-mute">
              {replaced > 0
                ? t('find.replaced', { count: replaced })
                : searched !== '' && opened && t('find.count', { count })}
            </output>
          </div>
        </form>
        {opened === null ? (
          <p className="grid place-items-center py-10 text-mute">
            <Spinner className="size-5" />
          </p>
        ) : (
          <ol
            aria-label={t('find.results')}
            className="-mx-5 mt-3 max-h-[50dvh] min-h-24 divide-y divide-line overflow-y-auto border-line border-t"
          >
            {found.slice(0, mostShown).map((field) => (
              <FoundRow
                key={`${field.language}/${field.key}`}
                field={field}
                languageName={opened.length > 1 ? nameOf(field.language) : null}
                onReplace={() => replace([field])}
                onGo={(start, end) => onGo(field.language, { key: field.key, start, end })}
              />
            ))}
          </ol>
        )}
      </DialogContent>
    </Dialog>
  )
}

type FoundRowProps = {
  field: FoundField
  /** Null where there is only one. */
  languageName: string | null
  onReplace: () => void
  onGo: (start: number, end: number) => void
}

const FoundRow = ({ field, languageName, onReplace, onGo }: FoundRowProps) => {
  const { t } = useTranslation()
  const { number, language, text, spans } = field
  const place = number === 0 ? t('find.projectScript') : t('find.slide', { number })
  return (
    <li className="flex items-start gap-3 px-5 py-2.5">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 text-mute text-sm">
          {place}
          {languageName && <Badge>{languageName}</Badge>}
        </p>
        {spans.map((span) => {
          const { before, match, after } = excerptOf(text, span)
          return (
            <button
              key={span.start}
              type="button"
              onClick={() => onGo(span.start, span.end)}
              className="-mx-1.5 block w-full rounded-sm px-1.5 py-0.5 text-left text-md [overflow-wrap:anywhere] hover:bg-well"
            >
              <span lang={language} dir="auto">
                {before}
                <mark className="rounded-[3px] bg-amber-wash px-0.5 text-ink">{match}</mark>
                {after}
              </span>
            </button>
          )
        })}
      </div>
      <Button size="sm" aria-label={t('find.replaceIn', { place })} onClick={onReplace}>
        {t('find.replace')}
      </Button>
    </li>
  )
}

/** The documents of all languages; null until they are open. Renders again when one of them changes. */
const useOpenLanguages = (
  { sourceLanguage, languages }: Project,
  open: (language: string) => Promise<FieldStore>,
): readonly OpenLanguage[] | null => {
  const [opened, setOpened] = useState<readonly OpenLanguage[] | null>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const openAll = useEffectEvent(() =>
    Promise.all(
      [sourceLanguage, ...languages].map(async (language) => ({
        language,
        store: await open(language),
      })),
    ),
  )
  useEffect(() => {
    let isLeft = false
    openAll().then(
      (all) => isLeft || setOpened(all),
      () => isLeft || setOpened([]),
    )
    return () => {
      isLeft = true
    }
  }, [])
  useEffect(() => {
    const leave = (opened ?? []).map(({ store }) => store.subscribe(renderAgain))
    return () => {
      for (const end of leave) end()
    }
  }, [opened])
  return opened
}
