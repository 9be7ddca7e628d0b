import type { Music } from '@voxdeck/contracts/music/music'
import { musicVolumeNames } from '@voxdeck/core/music'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Select } from '@/ui/fields/select.tsx'
import { useChangeMusic } from './change-music.ts'

/** The select shows the chosen value while the request is pending. */
export const KeptMusic = ({ projectId, music }: { projectId: string; music: Music }) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate: change, variables, isPending } = useChangeMusic(projectId)
  const onError = (error: unknown) =>
    reportFailure(error, { title: t('app.error'), description: t('music.notSaved') })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,11.75rem)] items-center gap-3">
      <div className="min-w-0">
        <p className="truncate" title={music.name}>
          {music.name}
        </p>
        <p className="figures text-mute text-sm">{formatClock(music.seconds)}</p>
      </div>
      <Select
        aria-label={t('music.volume')}
        value={(isPending ? variables : undefined) ?? music.volume}
        onValueChange={(volume) => change(volume, { onError })}
        options={musicVolumeNames.map((value) => ({ value, label: t(`music.volumes.${value}`) }))}
      />
    </div>
  )
}
