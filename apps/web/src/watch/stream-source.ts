import Hls, { ErrorTypes, Events } from 'hls.js'
import type { SourceWish, VideoSource } from './video-source.ts'

const { fragLoadPolicy } = Hls.DefaultConfig
const { errorRetry } = fragLoadPolicy.default

/** Four more tries take a quarter of a minute, for which a video that plays has enough at hand. */
const patient = {
  default: { ...fragLoadPolicy.default, errorRetry: errorRetry && { ...errorRetry, maxNumRetry: 4 } },
}

/** Feeds a stream part by part, in the language that is asked for. */
export const openStream = ({ element, masterUrl, language, onFailed }: SourceWish): VideoSource => {
  const hls = new Hls({
    // A worker of its own would need blob: scripts allowed; there is nothing here to repackage in one.
    enableWorker: false,
    // Captions are tracks of the element, for streams and files alike.
    enableWebVTT: false,
    renderTextTracksNatively: false,
    audioPreference: { lang: language },
    backBufferLength: 60,
    fragLoadPolicy: patient,
  })
  let wanted = language
  let wasMended = false

  const speak = (next: string) => {
    wanted = next
    const track = hls.audioTracks.findIndex(({ lang }) => lang === next)
    if (track < 0 || track === hls.nextAudioTrack) return
    // While it plays, what is heard goes on until the other language is there.
    if (element.paused) hls.audioTrack = track
    else hls.nextAudioTrack = track
  }

  hls.on(Events.MANIFEST_PARSED, () => speak(wanted))
  // What was heard so far would else be heard again in the language before, for somebody who goes back.
  hls.on(Events.AUDIO_TRACK_SWITCHED, () => {
    const endOffset = element.currentTime - 1
    if (endOffset > 0) hls.trigger(Events.BUFFER_FLUSHING, { startOffset: 0, endOffset, type: 'audio' })
  })
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === ErrorTypes.MEDIA_ERROR && !wasMended) {
      wasMended = true
      hls.recoverMediaError()
    } else onFailed()
  })
  hls.loadSource(masterUrl)
  hls.attachMedia(element)
  return { speak, close: () => hls.destroy() }
}
