import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { markup as words } from '@/i18n/en/markup.ts'
import type { FieldKey } from '../../document/field-key.ts'
import { chipLook, drawMarks } from './draw-marks.tsx'
import { type Mark, marksOf } from './marks-of.ts'
import { type Fault, faultsOf, mendedMarkup } from './markup-problems.ts'
import { useShownProblems } from './use-shown-problems.ts'

addWords({ markup: words })

type MarkupLayerProps = {
  text: string
  field: FieldKey
  lang: string | undefined
  notesId: string
  className: string
}

/** Stands behind a field, letter under letter, and draws its markup; under the field it says what is malformed. */
export const MarkupLayer = ({ text, field, lang, notesId, className }: MarkupLayerProps) => {
  const marks = useMemo(() => marksOf(text), [text])
  const told = useShownProblems(field, faultsOf(marks))
  // A bracket that is still being written is nothing to complain about.
  const lookOf = ({ kind, fault, start }: Mark) =>
    fault && told.every((of) => of.start !== start) ? 'pause' : kind
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
        {told.map((fault) => (
          <FaultNote key={fault.start} fault={fault} />
        ))}
      </div>
    </>
  )
}

const code = 'font-mono text-ink text-xs [overflow-wrap:anywhere]'

const longest = 40

const FaultNote = ({ fault }: { fault: Fault }) => {
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
