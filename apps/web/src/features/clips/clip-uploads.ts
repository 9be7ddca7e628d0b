import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/ui/listeners.ts'

export type SlideClipProps = { slide: Pick<ProjectSlide, 'id' | 'projectId' | 'clip'>; number: number }

export type ClipUpload = { file: File } & (
  | { state: 'chosen' }
  | { state: 'sending'; share: number; abort: AbortController }
  | { state: 'failed'; words: string; retryable: boolean }
)

/** By slide. Outside of React: a slide's row comes and goes while its video is on its way. */
const uploads = new Map<string, ClipUpload>()
const listeners = createListeners()

export const showUpload = (slideId: string, upload: ClipUpload | null): void => {
  if (upload) uploads.set(slideId, upload)
  else uploads.delete(slideId)
  listeners.tell()
}

export const uploadOf = (slideId: string): ClipUpload | undefined => uploads.get(slideId)

/** Somebody wants this file behind the slide, or nothing any more; what was on its way is stopped. */
export const chooseClip = (slideId: string, file: File | undefined): void => {
  const upload = uploads.get(slideId)
  if (upload?.state === 'sending') upload.abort.abort()
  showUpload(slideId, file ? { file, state: 'chosen' } : null)
}

export const useClipUpload = (slideId: string): ClipUpload | undefined =>
  useSyncExternalStore(listeners.subscribe, () => uploadOf(slideId))
