import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type AboutProps = { isEstimate: boolean; children: ReactNode }

/** A figure that is marked when it is an estimate: ~0:12.4. */
export const About = ({ isEstimate, children }: AboutProps) => {
  const { t } = useTranslation()
  if (!isEstimate) return children
  return (
    <>
      <span aria-hidden="true">~</span>
      <span className="sr-only">{t('editor.figures.about')} </span>
      {children}
    </>
  )
}
