import type { Project } from '@voxdeck/contracts/projects/read-project'
import { ClipButton, SlideClip } from '@/features/clips/clips.ts'
import { DictateButton, type Dictating, HeardWords } from '@/features/dictation/dictation.ts'
import {
  PlaySlideButton,
  type PresentationRequest,
  PresentButton,
  PreviewSlideButton,
} from '@/features/presentation/presentation.tsx'
import { RecordButton, RecordingPlace, type Studio } from '@/features/recording/recording.ts'
import type { ScriptSlots } from '@/features/scripts/scripts.tsx'
import { TermsButton } from '@/features/terms/terms.ts'
import { type SlideActs, SlideMenu } from '@/features/timeline/timeline.ts'
import { type PlayerInput, previewInput } from '@/features/videos/videos.tsx'
import { VoiceSelect } from '@/features/voices/voices.ts'
import type { FieldStore } from '@/project/document/field-store.ts'

export type ScriptSlotOptions = {
  projectId: string
  sourceLanguage: string
  store: FieldStore
  /** Null where an administrator does not allow dictation. */
  dictating: Dictating | null
  /** Null until it is loaded. */
  studio: Studio | null
  openStudio: (use: (studio: Studio) => void) => void
  onPresent: (request: PresentationRequest) => void
  onPlay: (input: PlayerInput) => void
  /** The cached project. */
  readProject: () => Project | undefined
  slideActs: SlideActs
}

/** What the scripts panel shows of other features. */
export const scriptSlots = (options: ScriptSlotOptions): ScriptSlots => {
  const {
    projectId,
    sourceLanguage,
    store,
    dictating,
    studio,
    openStudio,
    onPresent,
    onPlay,
    readProject,
    slideActs,
  } = options
  const playPreview = (streamUrl: string, title: string) =>
    onPlay(previewInput(streamUrl, title, sourceLanguage))
  return {
    actions: (
      <>
        <TermsButton projectId={projectId} />
        <PresentButton
          onPress={(from) => onPresent({ kind: 'presentation', ...(from ? { from } : {}) })}
          onRecord={(from) => openStudio(({ prompted }) => prompted.ask(from))}
          readSlides={() => readProject()?.slides ?? []}
        />
      </>
    ),
    dictate: (slot) => dictating && <DictateButton dictating={dictating} {...slot} />,
    heardWords: (field) => dictating && <HeardWords dictation={dictating.dictation} field={field} />,
    play: (slideId, number) => (
      <PlaySlideButton number={number} onPress={() => onPresent({ kind: 'slide', slideId })} />
    ),
    attachments: (slide, number) => (
      <>
        <RecordingPlace studio={studio} store={store} slide={slide} number={number} />
        <SlideClip slide={slide} number={number} />
      </>
    ),
    voice: (slot) => <VoiceSelect {...slot} />,
    attach: (slide, number) => (
      <>
        <RecordButton studio={studio} openStudio={openStudio} slideId={slide.id} number={number} />
        <ClipButton slide={slide} number={number} />
      </>
    ),
    preview: (slideId, number) => (
      <PreviewSlideButton
        slideId={slideId}
        number={number}
        store={store}
        readProject={readProject}
        onPreview={playPreview}
      />
    ),
    menu: (slideId, number) => <SlideMenu acts={slideActs} slideId={slideId} number={number} />,
  }
}
