import { addWords } from '@/i18n/add-words.ts'
import { recording as words } from '@/i18n/en/recording.ts'
import { beginSound } from '@/project/playback/one-sound.ts'
import { createListeners } from '@/ui/listeners.ts'
import { createMicrophone } from './microphone.ts'
import { RecordingDialogs } from './recording-dialogs.tsx'
import { RecordingStrip } from './recording-strip.tsx'
import type { Dictation, Question, Server, Studio } from './studio.ts'
import { createStudioNews } from './studio-news.ts'
import type { Take } from './takes/take-database.ts'
import { openTakeDatabase } from './takes/take-database.ts'
import { createTakes } from './takes/takes.ts'

addWords({ recording: words })

export type StudioOptions = {
  userId: string
  projectId: string
  server: Server
  dictation: Dictation
}

const createQuestion = (): Studio['question'] => {
  let asked: Question | null = null
  const listeners = createListeners()
  return {
    read: () => asked,
    subscribe: listeners.subscribe,
    ask: (question) => {
      asked = question
      listeners.tell()
    },
  }
}

/** The recording studio of the page: one microphone, shared by all rows. */
export const openStudio = ({ userId, projectId, server, dictation }: StudioOptions): Studio => {
  const { tell, onNews } = createStudioNews()
  const microphone = createMicrophone()
  const send = async (take: Take) => {
    await server.send(take)
    // Refetch the project, for the waveform of the recording.
    await server.look()
  }
  const takes = createTakes({ send, tell })
  const question = createQuestion()
  const keeping = openTakeDatabase({ userId, projectId })
  // Without IndexedDB takes live only in memory; leaving the page then shows a warning.
  keeping.then(takes.keepIn).catch(() => undefined)
  const isOn = () => microphone.read().phase !== 'off'
  dictation.subscribe(() => {
    if (isOn() && dictation.read().key !== null) dictation.stop()
  })

  return {
    server,
    losesWork: () =>
      microphone.read().phase === 'recording' || [...takes.read().values()].some((take) => !take.isKept),
    microphone,
    takes,
    question,
    onNews,
    record: (slideId) => {
      beginSound(microphone.stop)
      dictation.stop()
      void microphone.start(slideId, {
        onTake: (take) => void takes.add(take),
        onTrouble: () => tell({ kind: 'trouble' }),
      })
    },
    changeVoice: (slide, change) => {
      const saved = server.read()?.slides.find(({ id }) => id === slide.slideId)
      if (saved?.recording) question.ask({ kind: 'voice', ...slide, change })
      else change()
    },
    close: () => {
      microphone.stop()
      keeping.then((database) => database.close()).catch(() => undefined)
    },
    RecordingStrip,
    RecordingDialogs,
  }
}
