import type { ListedVideo } from '@voxdeck/contracts/videos/video'

/** The part of a video that the player needs; previews and the demo provide it too. */
export type Watched = Pick<ListedVideo, 'streamUrl' | 'masterUrl' | 'languages' | 'voices' | 'chapters'> & {
  title?: string
  captions: readonly { languageCode: string; webVttUrl: string }[]
}

export type Chapter = Watched['chapters'][number]
