import { type MarkupFault, parseScript, type ScriptPart } from '@voxdeck/core/script/script-parts'
import type { Span } from '../placeholders.ts'

/** Markup and its range in a field; `fault` is null when it is well formed. */
export type Mark = Span & { kind: 'pause' | 'said' | 'fault'; source: string; fault: MarkupFault | null }

/** An unclosed bracket reaches to the end of its line; this matches the part that was probably meant. */
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
