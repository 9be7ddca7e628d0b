import type { Video } from '@voxdeck/contracts/videos/video'
import { Download, Package, RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { wordsOfError, wordsOfProblem } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { usePreparePack } from './prepare-pack.ts'

type PackPartProps = { video: Video }

/** The pack is made on request, since its sound is uncompressed. */
export const PackPart = ({ video }: PackPartProps) => {
  const { t } = useTranslation()
  const { pack } = video
  return (
    <section className="pt-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="font-medium">{t('downloads.pack.title')}</h3>
        <output>{pack?.status === 'ready' && <Badge tone="ready">{t('downloads.pack.ready')}</Badge>}</output>
      </div>
      <p className="text-mute text-sm">{t('downloads.pack.about')}</p>
      {pack?.failure && <PackFaults failure={pack.failure} />}
      <div className="mt-3">
        <PackAction video={video} />
      </div>
    </section>
  )
}

type PackFaultsProps = { failure: NonNullable<NonNullable<Video['pack']>['failure']> }

const PackFaults = ({ failure }: PackFaultsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div role="alert" className="mt-3 grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 rounded-md bg-well p-3">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <div className="min-w-0">
        <p className="font-medium">{t('downloads.pack.failed')}</p>
        <p className="mt-0.5 text-sm">{wordsOfProblem(failure, language)}</p>
        {failure.faults.length > 0 && (
          // In English, as the check reports them.
          <ul aria-label={t('downloads.pack.faults')} lang="en" className="mt-2 flex flex-col gap-1 text-sm">
            {failure.faults.map(({ file, fault }) => (
              <li key={`${file} ${fault}`} className="[overflow-wrap:anywhere]">
                <code className="figures">{file}</code> {fault}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const PackAction = ({ video }: PackPartProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutate: prepare, isPending } = usePreparePack({ projectId: video.projectId, videoId: video.id })
  const { pack } = video
  const link = useRef<HTMLAnchorElement>(null)
  const isWaitedFor = useRef(false)
  const isReady = pack?.status === 'ready'
  // Focus the link that replaces the pressed button.
  useEffect(() => {
    if (isReady && isWaitedFor.current) link.current?.focus()
  }, [isReady])
  const ask = () => {
    isWaitedFor.current = true
    prepare(undefined, {
      onError: (error) =>
        reportFailure(error, {
          title: t('app.error'),
          description: wordsOfError(error, language) ?? t('downloads.pack.notAsked'),
        }),
    })
  }
  if (isReady && pack.url)
    return (
      <Button asChild>
        <a ref={link} href={`${pack.url}?download=true`} download>
          <Download aria-hidden="true" />
          {t('downloads.pack.take', { size: formatBytes(pack.size ?? 0, language) })}
        </a>
      </Button>
    )
  const isPreparing = isPending || pack?.status === 'preparing'
  return (
    <Button
      // Not disabled, to keep the keyboard focus.
      aria-disabled={isPreparing}
      aria-busy={isPreparing}
      onClick={() => isPreparing || ask()}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isWaitedFor.current = false
      }}
      className="aria-disabled:pointer-events-none aria-disabled:bg-well aria-disabled:text-mute"
    >
      {isPreparing ? (
        <Spinner />
      ) : pack?.failure ? (
        <RotateCw aria-hidden="true" />
      ) : (
        <Package aria-hidden="true" />
      )}
      {isPreparing
        ? t('downloads.pack.preparing')
        : pack?.failure
          ? t('app.retry')
          : t('downloads.pack.prepare')}
    </Button>
  )
}
