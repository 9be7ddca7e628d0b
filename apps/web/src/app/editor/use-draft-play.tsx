import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Transition } from '@voxdeck/core/video-settings'
import type { Voice } from '@voxdeck/core/voices'
import { useMemo } from 'react'
import { DraftStage } from '@/features/draft/draft.tsx'
import type { DraftPlay } from '@/features/videos/videos.tsx'
import { shown } from '@/project/document/field-document.ts'
import { settingKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { isUnsettled } from '@/project/document/unsaved.ts'

type DraftedProject = {
  project: Project
  store: FieldStore
  readProject: () => Project | undefined
  voices: readonly Voice[]
}

/** Plays the project in the preview. */
export const useDraftPlay = ({ project, store, readProject, voices }: DraftedProject): DraftPlay =>
  useMemo(
    () => ({
      stage: (played) => (
        <DraftStage
          {...played}
          project={project}
          store={store}
          readProject={readProject}
          voices={voices}
          hasCaptions={shown(store.read(), settingKey('captions')) === 'picture'}
          transition={shown(store.read(), settingKey('transition')) as Transition}
        />
      ),
      isUnsaved: () => isUnsettled(store.read()),
    }),
    [project, store, readProject, voices],
  )
