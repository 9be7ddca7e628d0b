import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { restorePicture } from '@voxdeck/contracts/slides/restore-picture'
import { restoreSlide } from '@voxdeck/contracts/slides/restore-slide'
import { writeOrder, writeSlideParams } from '@voxdeck/contracts/slides/write-slide'
import { client } from '@/session/client.ts'
import { projectQuery } from '../queries/get-project.ts'
import { saveGlossary } from '../queries/save-glossary.ts'
import { saveLexicon } from '../queries/save-lexicon.ts'
import { saveTranslation } from '../queries/save-translation.ts'
import { saveProject } from '../queries/update-project.ts'
import type { Outcome } from './history.ts'
import { mergeOrder } from './merge-order.ts'
import type { Act } from './step.ts'

export type ServerAct = Exclude<Act, { kind: 'fields' }>

type Place = { queries: QueryClient; projectId: string }

const changeOrder = async ({ queries, projectId }: Place, wanted: readonly string[]): Promise<void> => {
  const project = await queries.fetchQuery({ ...projectQuery(projectId), staleTime: 0 })
  const order = mergeOrder(
    wanted,
    project.slides.map(({ id }) => id),
  )
  const slides = order.map((id, position) => ({ id, position }))
  await client.call(reorderSlides, { params: { id: projectId }, body: writeOrder(slides) })
}

const changeSlides = async (
  { projectId }: Place,
  { slideIds, after }: Extract<Act, { kind: 'slides' }>,
): Promise<void> => {
  // The last is deleted first and brought back last, so that each finds its place.
  const ordered = after === 'present' ? slideIds : slideIds.toReversed()
  for (const slideId of ordered) {
    const params = writeSlideParams(projectId, slideId)
    if (after === 'present') await client.call(restoreSlide, { params })
    else await client.call(deleteSlide, { params })
  }
}

const changeRecording = async (
  { queries, projectId }: Place,
  { slideId, language, after }: Extract<Act, { kind: 'recording' }>,
): Promise<void> => {
  if (language) await saveTranslation(queries, { projectId, language, slideId }, { recording: after })
  else await saveProject(queries, projectId, { slides: [{ id: slideId, recording: after }] })
}

const perform = async (place: Place, act: ServerAct): Promise<void> => {
  const { queries, projectId } = place
  switch (act.kind) {
    case 'order':
      return changeOrder(place, act.after)
    case 'slides':
      return changeSlides(place, act)
    case 'picture': {
      const params = writeSlideParams(projectId, act.slideId)
      await client.call(restorePicture, { params, body: { filename: act.after } })
      return
    }
    case 'recording':
      return changeRecording(place, act)
    case 'clip':
      await saveProject(queries, projectId, { slides: [{ id: act.slideId, clip: act.after }] })
      return
    case 'terms': {
      const { before: base, after: entries } = act
      if (act.list === 'lexicon')
        await saveLexicon(queries, projectId, { entries: entries as Lexicon, base: base as Lexicon })
      else await saveGlossary(queries, projectId, { entries: entries as Glossary, base: base as Glossary })
    }
  }
}

const isGone = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status)

/** Does an act on the server and shows what the project is then. */
export const doServerAct = async (place: Place, act: ServerAct): Promise<Outcome> => {
  try {
    await perform(place, act)
    return 'done'
  } catch (error) {
    if (isGone(error)) return 'gone'
    throw error
  } finally {
    await place.queries.fetchQuery({ ...projectQuery(place.projectId), staleTime: 0 }).catch(() => undefined)
  }
}
