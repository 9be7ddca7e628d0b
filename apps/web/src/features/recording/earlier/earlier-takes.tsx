import type { TakeJson } from '@voxdeck/contracts/recordings/list-takes'
import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { RecordingPlayback } from '../recording-playback.tsx'
import type { Studio } from '../studio.ts'
import { useDeleteTake, useTakes } from './take-queries.ts'

type EarlierTakesProps = {
  studio: Studio
  slideId: string
  number: number
  /** Address of the slide's recording; null without one. */
  current: string | null
  count: number
}

/** Recordings of the slide that others replaced: each is heard, taken instead, or deleted. */
export const EarlierTakes = ({ studio, slideId, number, current, count }: EarlierTakesProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { projectId, language: recorded } = studio.server
  const slide = { projectId, slideId, language: recorded }
  const { data: takes, isError, refetch } = useTakes(slide, `${current} ${count}`)
  const deleteTake = useDeleteTake(slide)
  const [busy, setBusy] = useState<string | null>(null)
  const [toDelete, setToDelete] = useState<string | null>(null)
  const act = (address: string, how: () => Promise<unknown>) => async () => {
    setBusy(address)
    try {
      await how()
    } catch (error) {
      reportFailure(error, {
        title: t('recording.takes.failed'),
        description: studio.server.explain(error, language) ?? t('recording.failed.offline'),
      })
    }
    setBusy(null)
  }
  const use = async (address: string) => {
    await studio.server.change(slideId, address)
    studio.server.record(slideId, current, address)
  }
  const remove = async (address: string) => {
    await deleteTake(address)
    await studio.server.look()
    setToDelete(null)
  }
  if (isError)
    return (
      <p role="alert" className="flex items-center gap-3 text-sm">
        {t('recording.takes.notLoaded')}
        <Button size="sm" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </p>
    )
  if (!takes) return <Skeleton className="h-9" />
  return (
    <>
      <ol aria-label={t('recording.takes.list', { number })} className="flex flex-col gap-1">
        {takes.map((take, index) => (
          <Take
            key={take.url}
            studio={studio}
            slideId={slideId}
            take={take}
            label={t('recording.takes.one', { number: index + 1, slide: number })}
            isBusy={busy === take.url}
            onUse={act(take.url, () => use(take.url))}
            onDelete={() => setToDelete(take.url)}
          />
        ))}
      </ol>
      {toDelete !== null && (
        <ConfirmDialog
          title={t('recording.takes.ask.title')}
          question={t('recording.takes.ask.question')}
          confirmLabel={t('recording.takes.ask.confirm')}
          isPending={busy === toDelete}
          onConfirm={() => void act(toDelete, () => remove(toDelete))()}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  )
}

type TakeProps = {
  studio: Studio
  slideId: string
  take: TakeJson
  label: string
  isBusy: boolean
  onUse: () => void
  onDelete: () => void
}

const Take = ({ studio, slideId, take, label, isBusy, onUse, onDelete }: TakeProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [shownAt] = useState(() => new Date())
  return (
    <li className="flex flex-wrap items-center gap-2 border-line border-t pt-1">
      <RecordingPlayback
        studio={studio}
        slideId={slideId}
        address={take.url}
        peaks={take.peaks}
        seconds={take.duration}
        labels={{
          play: t('recording.takes.play', { take: label }),
          stop: t('recording.takes.stop', { take: label }),
          position: t('recording.takes.position', { take: label }),
        }}
      />
      <span className="text-mute text-sm">{formatAgo(take.createdAt, shownAt, language)}</span>
      <Button size="sm" busy={isBusy} onClick={onUse}>
        <Check aria-hidden="true" />
        {t('recording.takes.use')}
        <span className="sr-only"> {label}</span>
      </Button>
      <IconButton
        size="sm"
        label={t('recording.takes.delete', { take: label })}
        disabled={isBusy}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
