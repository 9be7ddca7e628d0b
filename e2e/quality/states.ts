import type { State } from './state.ts'
import { adminStates } from './states/admin-states.ts'
import { clipStates } from './states/clip-states.ts'
import { dashboardStates } from './states/dashboard-states.ts'
import { editorStates } from './states/editor-states.ts'
import { helpStates } from './states/help-states.ts'
import { languageStates } from './states/language-states.ts'
import { musicStates } from './states/music-states.ts'
import { pageStates } from './states/page-states.ts'
import { presentationStates } from './states/presentation-states.ts'
import { recordingStates } from './states/recording-states.ts'
import { slideStates } from './states/slide-states.ts'
import { termsStates } from './states/terms-states.ts'
import { timelineStates } from './states/timeline-states.ts'
import { videoLanguageStates } from './states/video-language-states.ts'
import { videoStates } from './states/video-states.ts'
import { voiceStates } from './states/voice-states.ts'
import { watchStates } from './states/watch-states.ts'
import { writingStates } from './states/writing-states.ts'

/**
 * In the order a person meets them. A state in this list is checked by axe, for target sizes, motion and Thai, and
 * gets screenshots.
 */
export const states: readonly State[] = [
  ...pageStates,
  ...dashboardStates,
  ...editorStates,
  ...writingStates,
  ...slideStates,
  ...termsStates,
  ...voiceStates,
  ...languageStates,
  ...clipStates,
  ...musicStates,
  ...recordingStates,
  ...timelineStates,
  ...videoStates,
  ...videoLanguageStates,
  ...watchStates,
  ...helpStates,
  ...presentationStates,
  ...adminStates,
]
