import type { ReactNode } from 'react'
import { HistoryContext, type ProjectHistory } from '@/project/history/history-context.ts'
import { SourceLanguageContext } from '@/project/languages/source-language.ts'
import { LengthsContext, type LengthsStore } from '@/project/lengths/lengths-store.ts'
import { type CurrentSlide, CurrentSlideContext } from '@/project/slides/current-slide.ts'
import { type Frame, FrameContext } from '@/project/slides/frame.ts'

type EditorContextsProps = {
  sourceLanguage: string
  history: ProjectHistory
  lengths: LengthsStore
  frame: Frame
  currentSlide: CurrentSlide
  children: ReactNode
}

/** What all parts of the editor share of the open project. */
export const EditorContexts = ({
  sourceLanguage,
  history,
  lengths,
  frame,
  currentSlide,
  children,
}: EditorContextsProps) => (
  <SourceLanguageContext value={sourceLanguage}>
    <HistoryContext value={history}>
      <LengthsContext value={lengths}>
        <FrameContext value={frame}>
          <CurrentSlideContext value={currentSlide}>{children}</CurrentSlideContext>
        </FrameContext>
      </LengthsContext>
    </HistoryContext>
  </SourceLanguageContext>
)
