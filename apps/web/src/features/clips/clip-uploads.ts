import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/ui/listeners.ts'

export type SlideClipProps = { slide: Pick<ProjectSlide, 'id' | 'projectId' | 'clip'>; number: number }

export type ClipUpload = { file: File } & (
  | { state: 'chosen' }
  | { state: 'sending'; share: number; abort: AbortController }
  | { state: 'failed'; words: string; retryable: boolean }
)

/** By slide id. Outside of React, since a row may unmount during its upload. */
const uploads = new Map<string, ClipUpload>()
const listeners = createListeners()

export const showUpload = (slideId: string, upload: ClipUpload | null): void => {
  if (upload) uploads.set(slideId, upload)
  else uploads.delete(slideId)
  listeners.tell()
}

export const uploadOf = (slideId: string): ClipUpload | undefined => uploads.get(slideId)

/** Chooses a file for the slide, or none; aborts its current upload. */
export const chooseClip = (slideId: string, file: File | undefined): void => {
  const upload = uploads.get(slideId)
  if (upload?.state === 'sending') upload.abort.abort()
  showUpload(slideId, file ? { file, state: 'chosen' } : null)
}

export const useClipUpload = (slideId: string): ClipUpload | undefined =>
  useSyncExternalStore(listeners.subscribe, () => uploadOf(slideId))
