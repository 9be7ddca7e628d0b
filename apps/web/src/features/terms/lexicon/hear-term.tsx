import { Play, Square } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { Saying } from './use-saying.ts'

type HearTermProps = { saying: Saying; rowKey: number; entry: LexiconEntry }

export const HearTerm = ({ saying: { player, canSay, toggle }, rowKey, entry }: HearTermProps) => {
  const { t } = useTranslation()
  const phase = useSyncExternalStore(player.subscribe, () =>
    player.read().key === rowKey ? player.read().phase : 'silent',
  )
  const { language, term, say } = entry
  if (!canSay(language)) return null
  const hear = term.trim() ? t('terms.lexicon.hear', { term }) : t('terms.lexicon.hearNew')
  return (
    <IconButton
      size="sm"
      label={phase === 'silent' ? hear : t('terms.lexicon.stop')}
      disabled={say.trim() === '' && phase === 'silent'}
      className={phase === 'silent' ? undefined : 'text-coral-strong'}
      onClick={() => toggle({ key: rowKey, language, say })}
    >
      {phase === 'loading' ? (
        <Spinner />
      ) : phase === 'playing' ? (
        <Square aria-hidden="true" className="fill-current" />
      ) : (
        <Play aria-hidden="true" />
      )}
    </IconButton>
  )
}
