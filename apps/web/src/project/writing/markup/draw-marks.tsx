import type { ReactNode } from 'react'
import { type Mark, marksOf } from './marks-of.ts'

/** No layout: chips are as wide as their text, and the 2 px around them are a shadow. */
const chip = 'rounded-[3px] box-decoration-clone'
const looks = {
  pause: 'bg-well shadow-[0_0_0_2px_var(--color-well)]',
  said: 'bg-teal-wash shadow-[0_0_0_2px_var(--color-teal-wash)]',
  fault:
    'bg-coral-wash underline decoration-wavy decoration-coral-strong decoration-[1.5px] underline-offset-4 shadow-[0_0_0_2px_var(--color-coral-wash)]',
}

export type Look = keyof typeof looks

export const chipLook = (look: Look): string => `${chip} ${looks[look]}`

type Drawing = { lookOf?: (mark: Mark) => Look; className?: string }

/** Renders a script with its markup as chips. */
export const drawMarks = (
  text: string,
  marks: readonly Mark[],
  { lookOf = ({ kind }) => kind, className = '' }: Drawing = {},
): ReactNode[] => {
  const pieces: ReactNode[] = []
  let from = 0
  for (const mark of marks) {
    const look = lookOf(mark)
    pieces.push(
      text.slice(from, mark.start),
      // Keyed by order: typing before a chip moves it without remounting.
      <span key={pieces.length} data-markup={look} className={`${chipLook(look)} ${className}`}>
        {mark.source}
      </span>,
    )
    from = mark.end
  }
  return [...pieces, text.slice(from)]
}

export const drawScript = (text: string): ReactNode[] => drawMarks(text, marksOf(text))
