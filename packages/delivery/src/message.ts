import type { TranslationRequest, TranslationTask } from '@voxdeck/workflows/activities'
import type { GenerateVideoInput } from '@voxdeck/workflows/generate-video'
import type { ImportUploadInput } from '@voxdeck/workflows/import-upload'
import type { PreparePackInput } from '@voxdeck/workflows/prepare-pack'
import type { TranslateSlidesInput } from '@voxdeck/workflows/translate-slides'

/** What Temporal and the object store are told of a change, once it is committed. */
export type Message =
  | {
      kind: 'generateVideo'
      input: GenerateVideoInput
      /** The plan's JSON, which is stored before the workflow starts. */
      plan: string
      running: 'keep' | 'replace'
    }
  | { kind: 'cancelVideo'; videoId: string }
  | { kind: 'preparePack'; input: PreparePackInput; running: 'keep' | 'replace' }
  | { kind: 'translateSlides'; input: TranslateSlidesInput & { request: TranslationRequest } }
  | { kind: 'cancelTranslating'; task: TranslationTask }
  | { kind: 'importUpload'; input: ImportUploadInput }
  | { kind: 'cancelImport'; jobId: string }
  | { kind: 'removeObjects'; subject: string; keys: string[] }

export const videoSubject = (videoId: string): string => `video ${videoId}`

export const packSubject = (videoId: string): string => `pack ${videoId}`

export const translationSubject = ({ projectId, language }: TranslationTask): string =>
  `translation ${projectId} ${language}`

export const importSubject = (jobId: string): string => `import ${jobId}`

/** Messages of one subject are delivered in order. */
export const subjectOf = (message: Message): string => {
  switch (message.kind) {
    case 'generateVideo':
      return videoSubject(message.input.task.videoId)
    case 'cancelVideo':
      return videoSubject(message.videoId)
    case 'preparePack':
      return packSubject(message.input.task.videoId)
    case 'translateSlides':
      return translationSubject(message.input.task)
    case 'cancelTranslating':
      return translationSubject(message.task)
    case 'importUpload':
      return importSubject(message.input.task.jobId)
    case 'cancelImport':
      return importSubject(message.jobId)
    case 'removeObjects':
      return message.subject
  }
}
