import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginSound, endSound } from '@/project/playback/one-sound.ts'
import type { PlayFrom } from '@/project/playback/play-from.ts'
import { movePlayhead } from '@/project/playback/playhead.ts'
import { type ReadStageContent, type StageSlide, stageSlide } from '@/project/playback/stage-slide.ts'
import { lexiconKey } from '@/project/queries/lexicon-key.ts'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'
import { useReportFailure } from '@/session/report-failure.ts'
import { createFetchSound, openDraftClock } from '../play/draft-audio.ts'
import { createDraftPlayer } from '../play/draft-player.ts'
import { draftPieces } from '../play/draft-sounds.ts'

export type Drafted = {
  project: Project
  readContent: ReadStageContent
  from: PlayFrom
  /** The slide where it ended. */
  onEnd: (slideId: string | null) => void
}

const tickMs = 50

/** Plays from a place on, for as long as it is mounted. */
export const useDraft = ({ project, readContent, from, onEnd }: Drafted) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const [player] = useState(() =>
    createDraftPlayer<StageSlide>({
      ids: project.slides.map(({ id }) => id),
      look: (slideId) => stageSlide(readContent(), slideId),
      piecesOf: draftPieces,
      fetchSound: createFetchSound(
        project.id,
        () => queries.getQueryState(lexiconKey(project.id))?.dataUpdatedAt,
      ),
      prepare: ({ filename }) => {
        new Image().src = pictureAddress(filename)
      },
      clock: openDraftClock(),
      onTrouble: (number, error) =>
        reportFailure(error, {
          title: t('draft.unmade.title'),
          description: t('draft.unmade.description', { number }),
        }),
    }),
  )
  const tick = useEffectEvent(() => {
    player.tick()
    const { slide, phase } = player.read()
    if (phase === 'ended') return onEnd(slide?.slideId ?? null)
    if (slide)
      movePlayhead({
        slideId: slide.slideId,
        fraction: Math.min(1, player.secondsIn() / player.length()),
      })
  })
  const begin = useEffectEvent(() => player.start(from.index, from.seconds))
  useEffect(() => {
    beginSound(player.pause)
    begin()
    const timer = setInterval(tick, tickMs)
    return () => {
      clearInterval(timer)
      movePlayhead(null)
      endSound(player.pause)
      player.stop()
    }
  }, [player])
  /** At once: a slide that is chosen after the press stays chosen. */
  const stop = () => {
    player.stop()
    onEnd(player.read().slide?.slideId ?? null)
  }
  return { player, stop }
}
