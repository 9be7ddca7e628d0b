import { addWords } from '@/i18n/add-words.ts'
import { recording as words } from '@/i18n/en/editor/recording.ts'
import { beginSound } from '@/project/playback/one-sound.ts'
import { createListeners } from '@/ui/listeners.ts'
import { createMicrophone } from './microphone/microphone.ts'
import { RecordingDialogs } from './recording-dialogs.tsx'
import { RecordingStrip } from './recording-strip.tsx'
import type { Dictation, Question, Request, Server, Studio } from './studio.ts'
import { createStudioNews } from './studio-news.ts'
import type { Take } from './takes/take-database.ts'
import { openTakeDatabase } from './takes/take-database.ts'
import { createTakes } from './takes/takes.ts'

addWords({ recording: words })

export type StudioOptions = {
  userId: string
  server: Server
  /** Null where nothing is dictated. */
  dictation: Dictation | null
  /** How long a recording may be. */
  mostSeconds: () => number
}

const createRequest = <Asked>(): Request<Asked> => {
  let current: Asked | null = null
  const listeners = createListeners()
  return {
    read: () => current,
    subscribe: listeners.subscribe,
    ask: (asked) => {
      current = asked
      listeners.tell()
    },
  }
}

/** The recording studio of the page: one microphone, shared by all rows. */
export const openStudio = ({ userId, server, dictation, mostSeconds }: StudioOptions): Studio => {
  const { tell, onNews } = createStudioNews()
  const microphone = createMicrophone({ mostSeconds })
  const send = async (take: Take) => {
    const before = server.recordingOf(take.slideId)
    await server.send(take)
    await server.look()
    server.record(take.slideId, before, server.recordingOf(take.slideId))
  }
  const takes = createTakes({ send, tell })
  const question = createRequest<Question>()
  const prompted = createRequest<string>()
  const { projectId, language, isTranslation } = server
  // Each translation has takes of its own, beside those of the project.
  const owner = isTranslation ? `${projectId}/${language}` : projectId
  const keeping = openTakeDatabase({ userId, projectId: owner })
  // Without IndexedDB takes live only in memory; leaving the page then shows a warning.
  keeping.then(takes.keepIn).catch(() => undefined)
  const isOn = () => microphone.read().phase !== 'off'
  dictation?.subscribe(() => {
    if (isOn() && dictation.read().key !== null) dictation.stop()
  })

  return {
    server,
    losesWork: () =>
      microphone.read().phase === 'recording' || [...takes.read().values()].some((take) => !take.isKept),
    microphone,
    takes,
    question,
    prompted,
    onNews,
    record: (slideId, also) => {
      beginSound(microphone.stop)
      dictation?.stop()
      void microphone.start(slideId, {
        onTake: (take) => {
          void takes.add(take)
          also?.onTake()
        },
        onTrouble: () => {
          tell({ kind: 'trouble' })
          also?.onTrouble()
        },
      })
    },
    close: () => {
      microphone.stop()
      keeping.then((database) => database.close()).catch(() => undefined)
    },
    RecordingStrip,
    RecordingDialogs,
  }
}
