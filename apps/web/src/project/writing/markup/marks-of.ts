import { type MarkupFault, parseScript, type ScriptPart } from '@voxdeck/core/script/script-parts'
import type { Span } from '../placeholders.ts'

/** Markup where it stands in a field; null for what is not at fault. */
export type Mark = Span & { kind: 'pause' | 'said' | 'fault'; source: string; fault: MarkupFault | null }

/** A bracket that nobody closed reaches to the end of its line. This much of it looks meant. */
const meant = /^\[\s*pause\b(\s*([\d.]+\s*(ms|s)?\b|\S{0,12}))?|^\[[^|]*\|[^.!?;:,|]{0,40}/i

const sourceOf = ({ source, ...part }: ScriptPart): string =>
  part.kind === 'fault' && part.fault === 'unclosed' ? (meant.exec(source)?.[0] ?? source).trimEnd() : source

export const marksOf = (text: string): Mark[] => {
  const marks: Mark[] = []
  let start = 0
  for (const part of parseScript(text)) {
    if (part.kind !== 'text') {
      const source = sourceOf(part)
      const fault = part.kind === 'fault' ? part.fault : null
      marks.push({ kind: part.kind, fault, source, start, end: start + source.length })
    }
    start += part.source.length
  }
  return marks
}
