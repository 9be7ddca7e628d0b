import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryState } from '@/project/history/history.ts'
import { useHistoryState, useProjectHistory } from '@/project/history/history-context.ts'
import { wordsOfStep } from '@/project/history/words-of-step.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { dismissNews, toast } from '@/ui/feedback/toast.ts'

const shownForMs = 4000

/** Undo and redo, which name their step, and a line that says what was undone. */
export const HistoryButtons = () => {
  const { t } = useTranslation()
  const { history } = useProjectHistory()
  const { past, future, isTurning, news } = useHistoryState(history)
  const [undo, redo] = [past.at(-1)?.name, future.at(-1)?.name]
  const isSaid = useIsFresh(news)
  useEffect(() => {
    // A toast of what was undone would say that it is done.
    if (news?.outcome === 'done') dismissNews()
    if (news?.outcome !== 'gone') return
    toast({
      title: t('history.gone.title'),
      description: t('history.gone.description', { step: wordsOfStep(t, news.name) }),
      variant: 'destructive',
    })
  }, [news, t])
  return (
    <div className="flex items-center">
      <output className="mr-2 max-w-72 truncate text-mute text-sm max-lg:sr-only">
        {news?.outcome === 'done' &&
          isSaid &&
          t(news.way === 'undo' ? 'history.undone' : 'history.redone', { step: wordsOfStep(t, news.name) })}
      </output>
      <IconButton
        label={undo ? t('history.undoStep', { step: wordsOfStep(t, undo) }) : t('history.undo')}
        disabled={!undo || isTurning}
        onClick={history.undo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={redo ? t('history.redoStep', { step: wordsOfStep(t, redo) }) : t('history.redo')}
        disabled={!redo || isTurning}
        onClick={history.redo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** True for some seconds after news came. */
const useIsFresh = (news: HistoryState['news']): boolean => {
  const [old, setOld] = useState<HistoryState['news']>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOld(news), shownForMs)
    return () => clearTimeout(timer)
  }, [news])
  return news !== null && news !== old
}
