import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { shown } from '@/project/document/field-document.ts'
import { stateKey } from '@/project/document/field-key.ts'
import { stateOf } from '@/project/languages/language-document.ts'
import { nextToReview } from '@/project/languages/slide-states.ts'
import { slideIdAt } from '@/project/slides/slide-row.ts'
import { useKeyDown } from '@/ui/use-key-down.ts'
import { markReviewed, replacesWords } from './change-state.ts'
import { listenTo } from './listen-to.ts'
import { type PanelAct, panelActOf } from './panel-act-of.ts'
import type { TranslationTools } from './translation-tools.ts'

type PanelKeysOptions = {
  /** The slides that the filter shows. */
  slides: readonly TranslatedSlide[]
  all: readonly TranslatedSlide[]
  tools: TranslationTools
  focusSlide: (slideId: string) => void
}

/** Keyboard shortcuts for the slide that has the focus. */
export const usePanelKeys = ({ slides, all, tools, focusSlide }: PanelKeysOptions): void => {
  const { store } = tools
  const acts: Record<PanelAct, (slide: TranslatedSlide, index: number) => void> = {
    next: (_, index) => focusAt(index + 1),
    previous: (_, index) => focusAt(index - 1),
    listen: (slide) => {
      if (tools.hasVoice) listenTo(tools, slide)
    },
    translate: (slide) => {
      if (!tools.hasTranslator) return
      tools.translateOne(slide, replacesWords(slide, shown(store.read(), stateKey(slide.slideId))))
    },
    review: (slide) => {
      // Without a translation there is nothing to review.
      if (stateOf(shown(store.read(), stateKey(slide.slideId)))) markReviewed(store, slide, true)
      const next = nextToReview(all, store.read(), slide.slideId)
      if (next) focusSlide(next)
    },
  }
  const focusAt = (index: number) => {
    const slide = slides[index]
    if (slide) focusSlide(slide.slideId)
  }
  useKeyDown((event) => {
    const { target } = event
    // A voice picker uses the same keys.
    if (!(target instanceof HTMLElement) || target.role === 'combobox') return
    const slideId = slideIdAt(target)
    const act = panelActOf(event)
    const index = slides.findIndex((slide) => slide.slideId === slideId)
    const slide = slides[index]
    if (!act || !slide) return
    event.preventDefault()
    acts[act](slide, index)
  })
}
