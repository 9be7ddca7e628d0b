import type { VideoFacts } from '../src/publish-pack/pack-facts.ts'

/** A video that YouTube accepts. */
export const goodVideo = (seconds: number): VideoFacts => ({
  codec: 'h264',
  profile: 'High',
  pixelFormat: 'yuv420p',
  framesPerSecond: 30,
  indexFirst: true,
  hasEditList: false,
  soundCodec: 'aac',
  soundRate: 48_000,
  soundStreams: 1,
  soundLanguage: 'eng',
  seconds,
})
