import type { Silence } from '@/project/slides/silence.ts'
import type { SlidesAction } from '@/project/slides/slides-action.ts'

const slideActions = [
  'insertBefore',
  'insertAfter',
  'blank',
  'duplicate',
  'settings',
  'silent',
  'rename',
  'replace',
  'thumbnail',
  'delete',
] as const

export type SlideAction = (typeof slideActions)[number]

/** `name` is its key in the words of the menu. */
type SlideEntry = { action: SlideAction; name: SlideAction | 'isThumbnail' | 'isSilent'; isRefused: boolean }

export type SlideDoer = {
  /** `list`: the list whose menu asked, which gets the focus back. */
  run: (action: SlideAction, slideId: string, list: Element | null) => void
  runAll: (action: SlidesAction, slideIds: readonly string[], list: Element | null) => void
  isThumbnail: (slideId: string) => boolean
  /** Null: the slide says something. */
  silence: (slideId: string) => Silence | null
  /** The picture of the slide is being replaced. */
  isBusy: (slideId: string) => boolean
}

/** What the menus of a slide ask for, in whichever list they are; the timeline card does it. */
export const createSlideActs = () => {
  let doer: SlideDoer | null = null
  return {
    run: (action: SlideAction, slideId: string, list: Element | null): void =>
      doer?.run(action, slideId, list),
    /** For slides in their order. */
    runAll: (action: SlidesAction, slideIds: readonly string[], list: Element | null): void =>
      doer?.runAll(action, slideIds, list),
    /** What the menu of a slide offers; a slide that speaks is not kept silent. */
    entriesOf: (slideId: string): SlideEntry[] => {
      const silence = doer?.silence(slideId) ?? null
      const isThumbnail = doer?.isThumbnail(slideId) ?? false
      return slideActions
        .filter((action) => action !== 'silent' || silence !== null)
        .map((action) => ({
          action,
          name:
            action === 'thumbnail' && isThumbnail
              ? 'isThumbnail'
              : action === 'silent' && silence === 'kept'
                ? 'isSilent'
                : action,
          isRefused:
            (action === 'replace' && doer?.isBusy(slideId)) || (action === 'thumbnail' && isThumbnail),
        }))
    },
    /** Registers the card, at each of its renderings. */
    doWith: (next: SlideDoer): void => {
      doer = next
    },
  }
}

export type SlideActs = ReturnType<typeof createSlideActs>
