import type { FieldStore } from '../document/field-store.ts'
import type { History } from './history.ts'
import { nameOfFields } from './name-of-fields.ts'
import type { Act } from './step.ts'
import { type Place, turnFields } from './turn-fields.ts'

/** What the page does for the history of its documents. */
export type HistoryPage = {
  /** The number of a slide. */
  numberOf: (slideId: string) => number
  /** Shows a language, so that its document is opened; false when it is gone. */
  show: (language: string) => boolean
  /** Changes the document where the person sees it; `bring` makes sure that the place is drawn. */
  turn: (place: Place, change: () => void, bring: Bring | undefined) => void
}

type Bring = (place: Place) => void

/** The documents of a project in its history: what is written is recorded, and undone in the document it was written in. */
export const createFieldHistory = (history: History) => {
  let page: HistoryPage | null = null
  const stores = new Map<string, FieldStore>()
  const waiting = new Map<string, ((store: FieldStore) => void)[]>()
  const bringers = new Map<string, Bring>()

  const apply = (store: FieldStore, act: Extract<Act, { kind: 'fields' }>): Act | null => {
    const turned = turnFields(store.read(), act.changes)
    if (!turned) return null
    page?.turn(turned.place, () => store.change(() => turned.doc), bringers.get(act.language))
    return { ...act, changes: turned.changes }
  }
  const opened = (language: string): Promise<FieldStore> => {
    const { promise, resolve } = Promise.withResolvers<FieldStore>()
    waiting.set(language, [...(waiting.get(language) ?? []), resolve])
    return promise
  }
  history.handle('fields', (act) => {
    if (!page?.show(act.language)) return null
    const store = stores.get(act.language)
    return store ? apply(store, act) : opened(act.language).then((one) => apply(one, act))
  })

  return {
    /** Registers the page, at each of its renderings. */
    showOn: (now: HistoryPage): void => {
      page = now
    },
    attach: (language: string, store: FieldStore): void => {
      stores.set(language, store)
      store.recordWith({
        record: ({ kind, at, changes }) =>
          history.record({
            kind,
            at,
            name: nameOfFields(
              changes.map(({ key }) => key),
              (slideId) => page?.numberOf(slideId) ?? 0,
            ),
            acts: [{ kind: 'fields', language, changes }],
          }),
        rest: history.rest,
      })
      for (const resolve of waiting.get(language) ?? []) resolve(store)
      waiting.delete(language)
    },
    storeOf: (language: string): FieldStore | undefined => stores.get(language),
    /** Registers what draws a place of a language before its change is undone. */
    bringWith: (language: string, bring: Bring): (() => void) => {
      bringers.set(language, bring)
      return () => {
        if (bringers.get(language) === bring) bringers.delete(language)
      }
    },
    /** Shows a language, and focuses a place in it. */
    goTo: (language: string, place: Place): void => {
      if (page?.show(language)) page.turn(place, () => undefined, bringers.get(language))
    },
  }
}

export type FieldHistory = ReturnType<typeof createFieldHistory>
