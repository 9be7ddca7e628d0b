import type { Project } from '@voxdeck/contracts/projects/read-project'
import { silentKey } from '../document/field-key.ts'
import { type FieldStore, writeStep } from '../document/field-store.ts'
import { isKeptSilent } from '../document/shown-choices.ts'
import type { LengthsStore } from '../lengths/lengths-store.ts'
import { saysNothing } from '../lengths/project-lengths.ts'

/** Of a slide that says nothing: whether a person means it so. */
export type Silence = 'open' | 'kept'

/** Writes the mark of slides that are silent on purpose, in one step of the history. */
export const keepSilent = (store: FieldStore, slideIds: readonly string[], isKept: boolean): void =>
  writeStep(
    store,
    slideIds.map((slideId) => [silentKey(slideId), isKept ? 'yes' : ''] as const),
  )

export type SilentSlides = ReturnType<typeof silentSlides>

export const silentSlides = (
  store: FieldStore,
  lengths: LengthsStore,
  readProject: () => Project | undefined,
) => ({
  /** Null: the slide says something. */
  of: (slideId: string): Silence | null => {
    const place = readProject()?.slides.findIndex(({ id }) => id === slideId) ?? -1
    if (!saysNothing(lengths.read().slides[place])) return null
    return isKeptSilent(store.read(), slideId) ? 'kept' : 'open'
  },
  keep: (slideIds: readonly string[], isKept: boolean): void => keepSilent(store, slideIds, isKept),
})
