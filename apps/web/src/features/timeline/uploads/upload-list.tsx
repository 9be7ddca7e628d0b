import { RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { canRetry } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './use-uploads.ts'

/** From this many files on, there are buttons for all of them. */
const several = 2

export const UploadList = ({ uploads }: { uploads: Uploads }) => {
  const { t } = useTranslation()
  const { items } = uploads
  if (items.length === 0) return null
  const retryable = items.filter(canRetry).length
  const left = items.filter(({ state }) => state !== 'failed').length
  return (
    <div className="overflow-hidden rounded-md border border-line">
      {items.length >= several && (
        <div className="flex min-h-10 items-center gap-2 border-line border-b bg-well/60 py-1.5 pr-2 pl-3">
          <span className="grow text-mute text-sm">
            {left > 0
              ? t('editor.uploads.left', { count: left })
              : t('editor.uploads.refused', { count: items.length })}
          </span>
          {retryable >= several && (
            <Button size="sm" onClick={uploads.retryAll}>
              <RotateCw aria-hidden="true" />
              {t('editor.uploads.retryAll', { count: retryable })}
            </Button>
          )}
          <IconButton
            size="sm"
            label={left > 0 ? t('editor.uploads.cancelAll') : t('editor.uploads.dismissAll')}
            onClick={uploads.clear}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <ul
        aria-label={t('editor.uploads.label')}
        className="max-h-72 divide-y divide-line overflow-y-auto [contain:content]"
      >
        {items.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            onRemove={() => uploads.remove(item.id)}
            onRetry={() => uploads.retry(item.id)}
          />
        ))}
      </ul>
    </div>
  )
}
