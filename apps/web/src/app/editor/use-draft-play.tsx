import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Transition } from '@voxdeck/core/video-settings'
import { useMemo } from 'react'
import { DraftStage } from '@/features/draft/draft.tsx'
import type { DraftPlay } from '@/features/videos/videos.tsx'
import { shown } from '@/project/document/field-document.ts'
import { settingKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { isUnsettled } from '@/project/document/unsaved.ts'
import type { FieldHistory } from '@/project/history/field-history.ts'
import type { ReadStageContent } from '@/project/playback/stage-slide.ts'

type DraftedProject = {
  project: Project
  store: FieldStore
  fields: FieldHistory
  readContent: ReadStageContent
  /** In which it plays. */
  language: string
}

/** Plays the project in the preview. */
export const useDraftPlay = ({ project, store, fields, readContent, language }: DraftedProject): DraftPlay =>
  useMemo(
    () => ({
      language,
      stage: (played) => (
        <DraftStage
          {...played}
          project={project}
          readContent={readContent}
          hasCaptions={shown(store.read(), settingKey('captions')) === 'picture'}
          transition={shown(store.read(), settingKey('transition')) as Transition}
        />
      ),
      isUnsaved: () =>
        [store, fields.storeOf(language)].some((one) => one !== undefined && isUnsettled(one.read())),
    }),
    [project, store, fields, readContent, language],
  )
