import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { markup as words } from '@/i18n/en/editor/markup.ts'
import type { FieldKey } from '../../document/field-key.ts'
import { chipLook, drawMarks } from './draw-marks.tsx'
import { type Mark, marksOf } from './marks-of.ts'
import { type MarkupProblem, mendedMarkup, problemsIn } from './markup-problems.ts'
import { useShownProblems } from './use-shown-problems.ts'

addWords({ markup: words })

type MarkupLayerProps = {
  text: string
  field: FieldKey
  lang: string | undefined
  notesId: string
  className: string
}

/**
 * A layer behind the text area with the same metrics that draws markup; problems are listed below the field.
 */
export const MarkupLayer = ({ text, field, lang, notesId, className }: MarkupLayerProps) => {
  const marks = useMemo(() => marksOf(text), [text])
  const shown = useShownProblems(field, problemsIn(marks))
  // No problem is shown for the bracket being typed.
  const lookOf = ({ kind, fault, start }: Mark) =>
    fault && shown.every((of) => of.start !== start) ? 'pause' : kind
  return (
    <>
      <div
        data-layer=""
        aria-hidden="true"
        lang={lang}
        className={`${className} pointer-events-none invisible`}
      >
        {drawMarks(text, marks, { lookOf, className: 'visible text-transparent' })}{' '}
      </div>
      <div id={notesId} dir="ltr" aria-live="polite" className={`${className} row-start-2! min-h-0! py-0!`}>
        {shown.map((fault) => (
          <ProblemNote key={fault.start} fault={fault} />
        ))}
      </div>
    </>
  )
}

const code = 'font-mono text-ink text-xs [overflow-wrap:anywhere]'

const longest = 40

const ProblemNote = ({ fault }: { fault: MarkupProblem }) => {
  const { t } = useTranslation()
  const { source } = fault
  return (
    <p className="py-1 text-mute text-sm">
      <code className={`${code} ${chipLook('fault')}`}>
        {source.length > longest ? `${source.slice(0, longest)}…` : source}
      </code>{' '}
      {t(`markup.faults.${fault.fault}`)}{' '}
      <code className={`${code} ${chipLook('pause')}`}>{mendedMarkup(fault)}</code>
    </p>
  )
}
