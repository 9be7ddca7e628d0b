import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button.tsx'
import { Progress } from '@/ui/progress.tsx'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import type { ClipUpload } from './clip-uploads.ts'
import { useSendClip } from './use-send-clip.ts'
import type { SlideClipProps } from './use-slide-clip.ts'

/** A video on its way, or one that did not arrive. */
export const ClipUploadStrip = ({ upload, ...slide }: SlideClipProps & { upload: ClipUpload }) => {
  const { t } = useTranslation()
  const { retry, dismiss } = useSendClip(slide)
  const { name } = upload.file
  const isSending = upload.state === 'sending'
  useLeaveWarning(isSending)
  return (
    <>
      {!isSending && <TriangleAlert aria-hidden="true" className="ml-1 size-4 shrink-0" />}
      <div className="min-w-0 grow pl-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        {isSending ? (
          <Progress
            className="mt-1.5"
            label={t('editor.uploads.progress', { name })}
            percent={Math.floor(upload.share * 100)}
          />
        ) : (
          <p role="alert" className="text-mute text-sm">
            {upload.words}
          </p>
        )}
      </div>
      {isSending ? (
        <span className="figures w-20 shrink-0 text-right text-mute text-sm">
          {/* All bytes are there and the server writes them anew. */}
          {upload.share >= 1
            ? t('editor.uploads.checking')
            : t('editor.generation.percent', { percent: Math.floor(upload.share * 100) })}
        </span>
      ) : (
        upload.retryable && (
          <IconButton size="sm" label={t('editor.uploads.retry', { name })} onClick={retry}>
            <RotateCw aria-hidden="true" />
          </IconButton>
        )
      )}
      <IconButton
        size="sm"
        label={isSending ? t('editor.uploads.cancel', { name }) : t('editor.uploads.dismiss', { name })}
        onClick={dismiss}
      >
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
