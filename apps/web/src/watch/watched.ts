import type { ListedVideo } from '@voxdeck/contracts/videos/video'

/** What a player has to know of a video, or of something like it. */
export type Watched = Pick<ListedVideo, 'streamUrl' | 'masterUrl' | 'languages' | 'chapters'> & {
  title?: string
  captions: readonly { languageCode: string; webVttUrl: string }[]
}

export type Chapter = Watched['chapters'][number]
