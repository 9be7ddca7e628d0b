import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { isConflict } from '@/project/saving/is-conflict.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { currentPath, signInAddress } from '@/session/sign-in.ts'

/**
 * The save error, shown in the tab it concerns. The sign-in link opens a new tab, because leaving this page
 * would lose what was typed.
 */
export const NotSaved = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const reason = wordsOfError(error, useLanguage())
  return (
    <p
      role="alert"
      className="mx-5 mb-3 flex items-start gap-2.5 rounded-md bg-ink px-3.5 py-2.5 text-paper text-sm"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {isUnauthorized(error) ? (
        <span>
          {t('terms.failed.signedOut')}{' '}
          <a href={signInAddress(currentPath())} target="_blank" rel="noreferrer" className="underline">
            {t('terms.failed.signIn')}
          </a>{' '}
          {t('terms.failed.thenSave')}
        </span>
      ) : isConflict(error) ? (
        t('terms.failed.contested')
      ) : reason ? (
        t('terms.failed.refused', { reason })
      ) : (
        t('terms.failed.unreachable')
      )}
    </p>
  )
}
