import type { Project } from '@voxdeck/contracts/projects/read-project'
import { loadSlideSettings } from '@/features/settings/settings.ts'
import type { SlideActs } from '@/features/timeline/timeline.ts'
import { PlayedVideo, type PlayerInput } from '@/features/videos/videos.tsx'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'

const CommandsPart = lazyPart(async () => (await import('./commands-part.tsx')).CommandsPart, null, 'over')
const FindPart = lazyPart(async () => (await import('./find-part.tsx')).FindPart, null, 'over')
const SlideSettingsDialog = lazyPart(loadSlideSettings, null, 'over')

/** A dialog over the editor; one at a time. */
export type Overlay =
  | { kind: 'player'; played: PlayerInput }
  | { kind: 'slide-settings'; slideIds: readonly string[] }
  | { kind: 'commands' }
  | { kind: 'find' }

type EditorOverlayProps = {
  overlay: Overlay
  project: Project
  userId: string
  store: FieldStore
  autosaves: AutosaveGroup
  slideActs: SlideActs
  onClose: () => void
}

export const EditorOverlay = ({ overlay, project, store, onClose, ...page }: EditorOverlayProps) => {
  switch (overlay.kind) {
    case 'player':
      return (
        <PlayedVideo
          projectId={project.id}
          title={overlay.played.title ?? project.title}
          titles={overlay.played.title ? {} : project.titles}
          played={overlay.played}
          onClose={onClose}
        />
      )
    case 'slide-settings': {
      const slideIds = project.slides.map(({ id }) => id).filter((id) => overlay.slideIds.includes(id))
      if (slideIds.length === 0) return null
      return <SlideSettingsDialog project={project} slideIds={slideIds} store={store} onClose={onClose} />
    }
    case 'commands':
      return <CommandsPart project={project} store={store} acts={page.slideActs} onClose={onClose} />
    case 'find':
      return (
        <FindPart
          project={project}
          userId={page.userId}
          store={store}
          autosaves={page.autosaves}
          onClose={onClose}
        />
      )
  }
}
