import type { Video } from '@voxdeck/contracts/videos/video'
import { Download, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { downloads as words } from '@/i18n/en/downloads.ts'
import { formatBytes, formatClock, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { useSpokenWords } from '../facts/use-spoken-words.ts'
import { OwnName } from '../facts/video-languages.tsx'
import { PackPart } from './pack-part.tsx'

addWords({ downloads: words })

type DownloadsDialogProps = { video: Video; onClose: () => void }

/** All files of a finished video. */
export const DownloadsDialog = ({ video, onClose }: DownloadsDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const about = [formatDateTime(video.createdAt, language), useSpokenWords(video)]
  const facts = [
    'MP4',
    video.resolution,
    video.duration === null ? null : formatClock(video.duration),
    video.size === null ? null : formatBytes(video.size, language),
  ]
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('downloads.title')}
        description={about.filter(Boolean).join(' · ')}
        closeLabel={t('app.close')}
        className="sm:max-w-lg"
      >
        <div className="mt-4 flex flex-col divide-y divide-line border-line border-t">
          <Part title={t('downloads.video')} detail={facts.filter(Boolean).join(' · ')}>
            {video.downloadUrl && (
              <Button asChild variant="primary">
                <a href={video.downloadUrl} download>
                  <Download aria-hidden="true" />
                  {t('downloads.download')}
                </a>
              </Button>
            )}
          </Part>
          <CaptionsPart video={video} />
          <PackPart video={video} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

type PartProps = { title: string; detail?: string; children: ReactNode }

const Part = ({ title, detail, children }: PartProps) => (
  <section className="flex items-center justify-between gap-4 py-4">
    <div className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      {detail && <p className="figures text-mute text-sm">{detail}</p>}
    </div>
    {children}
  </section>
)

const CaptionsPart = ({ video: { captions, recordedCaptions } }: { video: Video }) => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  return (
    <section className="py-4">
      <h3 className="font-medium">{t('downloads.captions')}</h3>
      <ul className="mt-1">
        {captions.map(({ languageCode, srtUrl, webVttUrl }) => (
          <li key={languageCode} className="flex min-h-9 items-center gap-2">
            <span className="min-w-0 grow truncate">
              <OwnName code={languageCode} />
            </span>
            {(
              [
                ['srt', srtUrl],
                ['vtt', webVttUrl],
              ] as const
            ).map(([format, address]) => (
              <Button key={format} asChild size="sm">
                <a
                  href={`${address}?download=true`}
                  download
                  aria-label={t('downloads.captionsOf', {
                    language: nameOf(languageCode),
                    format: t(`downloads.formats.${format}`),
                  })}
                >
                  {t(`downloads.formats.${format}`)}
                </a>
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {recordedCaptions === 'proportional' && (
        <p className="mt-2 grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 text-mute text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4" />
          {t('downloads.proportional')}
        </p>
      )}
    </section>
  )
}
