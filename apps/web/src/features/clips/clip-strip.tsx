import type { Clip } from '@voxdeck/contracts/slides/read-slide'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { ChooseClip } from './choose-clip.tsx'
import { ClipPicture } from './clip-picture.tsx'
import { ClipUploadStrip } from './clip-upload-strip.tsx'
import type { ClipUpload, SlideClipProps } from './clip-uploads.ts'
import { RemoveClipDialog } from './remove-clip-dialog.tsx'
import { useImportClip } from './use-import-clip.ts'
import { useKeepSound } from './use-keep-sound.ts'

type ClipStripProps = SlideClipProps & { upload: ClipUpload | undefined }

export const ClipStrip = ({ slide, number, upload }: ClipStripProps) => {
  useImportClip({ slide, number }, upload)
  if (upload) return <ClipUploadStrip slide={slide} upload={upload} />
  return slide.clip && <StoredClip slide={slide} number={number} clip={slide.clip} />
}

const StoredClip = ({ slide, number, clip }: SlideClipProps & { clip: Clip }) => {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const sound = useKeepSound(slide, clip)
  const switchId = useId()
  return (
    <>
      <ClipPicture clip={clip} label={t('clips.play', { number })} onLength={setSeconds} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-32">
          <p className="truncate font-medium" title={clip.name}>
            {clip.name}
          </p>
          <p className="text-mute text-sm">
            {t('clips.moves')} ·{' '}
            <span className="figures">{seconds === null ? '–:––' : formatClock(seconds)}</span>
          </p>
        </div>
        {clip.hasSound && (
          <div className="flex min-h-6 items-center gap-2 text-sm">
            <Switch id={switchId} checked={sound.isKept} onCheckedChange={sound.keep} />
            <label htmlFor={switchId}>{t('clips.keepSound')}</label>
          </div>
        )}
      </div>
      <div className="flex gap-1 max-sm:flex-col">
        <ChooseClip slideId={slide.id} label={t('clips.replace', { number })} icon={RefreshCw} />
        <IconButton size="sm" label={t('clips.remove.label', { number })} onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {isRemoving && (
        <RemoveClipDialog slide={slide} number={number} clip={clip} onClose={() => setRemoving(false)} />
      )}
    </>
  )
}
