import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Progress } from '@/ui/feedback/progress.tsx'
import { canRetry, type UploadItem } from './upload-queue.ts'

type UploadRowProps = { item: UploadItem; onRemove: () => void; onRetry: () => void }

export const UploadRow = ({ item, onRemove, onRetry }: UploadRowProps) => {
  const { t } = useTranslation()
  const { name } = item.file
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-3">
      {item.state === 'failed' && <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        {item.state === 'failed' ? (
          <p role="alert" className="text-mute text-sm">
            {item.words}
          </p>
        ) : (
          <Progress
            className="mt-1.5"
            label={t('editor.uploads.progress', { name })}
            percent={item.state === 'uploading' ? Math.floor(item.share * 100) : 0}
          />
        )}
      </div>
      <UploadFigure item={item} />
      {canRetry(item) && (
        <IconButton size="sm" label={t('editor.uploads.retry', { name })} onClick={onRetry}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        size="sm"
        label={
          item.state === 'failed'
            ? t('editor.uploads.dismiss', { name })
            : t('editor.uploads.cancel', { name })
        }
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

const UploadFigure = ({ item }: { item: UploadItem }) => {
  const { t } = useTranslation()
  if (item.state === 'failed') return null
  // Everything is uploaded; the server checks the file.
  const isChecked = item.state === 'uploading' && item.share >= 1
  return (
    <span className="figures w-20 shrink-0 text-right text-mute text-sm">
      {item.state === 'waiting'
        ? t('editor.uploads.waiting')
        : isChecked
          ? t('editor.uploads.checking')
          : t('editor.generation.percent', { percent: Math.floor(item.share * 100) })}
    </span>
  )
}
