import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Progress } from '@/ui/feedback/progress.tsx'
import { type ClipUpload, chooseClip, type SlideClipProps } from './clip-uploads.ts'

type ClipUploadStripProps = Pick<SlideClipProps, 'slide'> & { upload: ClipUpload }

/** An upload in progress or failed. */
export const ClipUploadStrip = ({ upload, slide }: ClipUploadStripProps) => {
  const { t } = useTranslation()
  const { name } = upload.file
  const share = upload.state === 'sending' ? upload.share : 0
  const failure = upload.state === 'failed' ? upload : null
  useLeaveWarning(!failure)
  return (
    <>
      {failure && <TriangleAlert aria-hidden="true" className="ml-1 size-4 shrink-0" />}
      <div className="min-w-0 grow pl-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        {failure ? (
          <p role="alert" className="text-mute text-sm">
            {failure.words}
          </p>
        ) : (
          <Progress
            className="mt-1.5"
            label={t('editor.uploads.progress', { name })}
            percent={Math.floor(share * 100)}
          />
        )}
      </div>
      {!failure && (
        <span className="figures w-20 shrink-0 text-right text-mute text-sm">
          {/* Everything is uploaded; the server re-encodes the clip. */}
          {share >= 1
            ? t('editor.uploads.checking')
            : t('editor.generation.percent', { percent: Math.floor(share * 100) })}
        </span>
      )}
      {failure?.retryable && (
        <IconButton
          size="sm"
          label={t('editor.uploads.retry', { name })}
          onClick={() => chooseClip(slide.id, upload.file)}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        size="sm"
        label={failure ? t('editor.uploads.dismiss', { name }) : t('editor.uploads.cancel', { name })}
        onClick={() => chooseClip(slide.id, undefined)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
