import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { Maximize2, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { About } from '@/project/lengths/about.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import type { Timing } from './use-timing.ts'
import { canZoomIn, zoomIn, zoomOut } from './zoom.ts'

type TimingToolbarProps = {
  timing: Timing
  scale: number
  fit: number
  /** Null to fit all slides. */
  onZoom: (scale: number | null) => void
}

export const TimingToolbar = ({ timing, scale, fit, onZoom }: TimingToolbarProps) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <p className="mr-auto text-mute text-sm">
        {t('timing.total')}{' '}
        <output className="figures ml-1 text-base text-ink">
          <About isEstimate={timing.isEstimate}>{formatTenths(secondsOfFrames(timing.totalFrames))}</About>
        </output>
      </p>
      <IconButton
        size="sm"
        label={t('timing.zoom.out')}
        disabled={scale <= fit}
        onClick={() => onZoom(zoomOut(scale, fit))}
      >
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('timing.zoom.in')}
        disabled={!canZoomIn(scale)}
        onClick={() => onZoom(zoomIn(scale))}
      >
        <ZoomIn aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('timing.zoom.fit')}
        disabled={scale === fit}
        onClick={() => onZoom(null)}
      >
        <Maximize2 aria-hidden="true" />
      </IconButton>
      <Button size="sm" className="ml-2" disabled={!timing.hasManual} onClick={timing.reset}>
        <RotateCcw aria-hidden="true" />
        {t('timing.resetAll')}
      </Button>
    </div>
  )
}
