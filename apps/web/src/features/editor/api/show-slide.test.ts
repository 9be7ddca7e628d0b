import { QueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { PlacedSlide } from '@voxdeck/contracts/slides/read-slide'
import { expect, it } from 'vitest'
import { projectOf, slideOf } from '../testing/project-of.ts'
import { projectKey } from './get-project.ts'
import { showSlide } from './show-slide.ts'

const placedOf = (index: number, pictureName: string): PlacedSlide => {
  const { id, projectId, position, title, picture, startSeconds, endSeconds, manualSeconds } = slideOf(index)
  return { id, projectId, position, title, pictureName, picture, startSeconds, endSeconds, manualSeconds }
}

/** The project's slides once the answer of a call for one of them is shown. */
const shown = (
  answer: PlacedSlide,
  before = [slideOf(0, { script: 'One.' }), slideOf(1, { script: 'Two.' })],
) => {
  const queries = new QueryClient()
  const queryKey = projectKey(answer.projectId)
  queries.setQueryData<Project>(queryKey, projectOf({ slides: before }))
  showSlide(queries, answer)
  const after = queries.getQueryData<Project>(queryKey)?.slides
  return { before, after }
}

it('a changed slide keeps its place and its script, and the others their identity', () => {
  const { before, after } = shown(placedOf(0, 'renamed.png'))
  expect(after?.map(({ pictureName, script }) => [pictureName, script])).toEqual([
    ['renamed.png', 'One.'],
    ['slide 2.png', 'Two.'],
  ])
  expect(after?.[1]).toBe(before[1])
  expect(after?.[0]?.picture).toBe(before[0]?.picture)
})

it('a new slide is the last, and unwritten', () =>
  expect(shown(placedOf(2, 'new.png')).after?.at(-1)).toEqual(slideOf(2, { pictureName: 'new.png' })))
