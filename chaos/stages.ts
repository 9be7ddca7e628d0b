import type { ListedVideo } from '@voxdeck/e2e/video/await-video'

/** A stage in generating a video, recognised by its progress. */
export type Stage = { name: string; reached: (video: ListedVideo) => boolean }

const share = ({ done, planned }: { done: number; planned: number }) => done / Math.max(1, planned)

export const stages: readonly Stage[] = [
  { name: 'the first words are spoken', reached: ({ progress }) => progress.sentences.done >= 1 },
  { name: 'most words are spoken', reached: ({ progress }) => share(progress.sentences) >= 0.6 },
  { name: 'the first picture is drawn', reached: ({ progress }) => progress.shots.done >= 1 },
  { name: 'most pictures are drawn', reached: ({ progress }) => share(progress.shots) >= 0.6 },
  { name: 'the video is put together', reached: ({ progress }) => progress.step === 'optimize' },
]
