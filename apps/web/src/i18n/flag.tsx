import type { ReactNode } from 'react'
import type { Language } from './languages.ts'

const drawings = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  th: (
    <>
      <path fill="#a51931" d="M0 0h24v16H0z" />
      <path fill="#f4f5f8" d="M0 2.67h24v10.66H0z" />
      <path fill="#2d2a4a" d="M0 5.33h24v5.34H0z" />
    </>
  ),
} satisfies Record<Language, ReactNode>

/**
 * An SVG, since some systems have no flag emoji. Hidden from screen readers, as the language name stands
 * beside it.
 */
export const Flag = ({ language }: { language: Language }) => (
  <svg viewBox="0 0 24 16" aria-hidden="true" className="h-3 w-4.5 shrink-0 rounded-[2px]">
    {drawings[language]}
  </svg>
)
