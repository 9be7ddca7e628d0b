import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { Badge } from '@/ui/badge.tsx'
import { classNames } from '@/ui/class-names.ts'
import { cueAt, slideIndexAt, slides, videoSeconds } from './narration.ts'
import { Scrubber } from './scrubber.tsx'
import { useOpeningSweep } from './use-opening-sweep.ts'
import { videoPictures } from './video-pictures.ts'

const opening = 3
const momentOf = (slide: number, part: number): number => {
  const { start = 0, end = 0 } = slides[slide] ?? {}
  return (start + part * (end - start)) / videoSeconds
}

/** A scrubbable imitation of the demo video: slide, caption, waveform. */
export const VideoCard = () => {
  const { t } = useTranslation()
  const [played, setPlayed] = useOpeningSweep(momentOf(opening, 0.1), momentOf(opening, 0.62))
  const seconds = played * videoSeconds
  const current = slideIndexAt(slides, seconds)
  const slide = slides[current]
  return (
    <figure className="relative mx-auto w-full max-w-[40rem]">
      <div
        aria-hidden="true"
        className="absolute inset-0 rotate-[4deg] rounded-lg border border-line bg-well"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 rotate-[2deg] rounded-lg border border-line bg-card"
      />
      <div className="relative rounded-lg border border-line bg-card p-2.5 shadow-lg">
        <div className="relative aspect-video overflow-hidden rounded-sm bg-stage">
          {videoPictures.map((picture, index) => (
            <img
              key={picture}
              src={picture}
              alt={index === current ? t('landing.hero.video') : ''}
              width={1280}
              height={720}
              fetchPriority={index === opening ? 'high' : 'low'}
              className={classNames(
                'absolute inset-0 size-full transition-opacity duration-200',
                index !== current && 'opacity-0',
              )}
            />
          ))}
          <p
            lang="en"
            className="absolute inset-x-2 bottom-2 mx-auto w-fit text-balance rounded-sm bg-stage/85 px-2.5 py-1 text-center text-on-stage text-xs sm:inset-x-4 sm:bottom-4 sm:px-3 sm:py-1.5 sm:text-md"
          >
            {slide && cueAt(slide, seconds)?.text}
          </p>
        </div>
        <figcaption className="flex items-center gap-3 px-1.5 pt-3 pb-1">
          <Badge tone="sound" className="w-14 justify-center">
            {slide?.voice}
          </Badge>
          <Scrubber played={played} onScrub={setPlayed} />
          <span className="figures w-[5.5rem] text-right text-mute text-sm">
            {formatClock(seconds)} / {formatClock(videoSeconds)}
          </span>
        </figcaption>
      </div>
    </figure>
  )
}
