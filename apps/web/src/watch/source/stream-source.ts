import Hls, { ErrorTypes, Events } from 'hls.js'
import type { VideoSource, VideoSourceOptions } from './video-source.ts'

const { fragLoadPolicy } = Hls.DefaultConfig
const { errorRetry } = fragLoadPolicy.default

/** A failed fragment is retried 4 times, about 15 s in all, which the buffer of a playing video covers. */
const patient = {
  default: { ...fragLoadPolicy.default, errorRetry: errorRetry && { ...errorRetry, maxNumRetry: 4 } },
}

/** Plays the HLS stream through hls.js, in the requested language. */
export const openStream = ({ element, masterUrl, language, onFailed }: VideoSourceOptions): VideoSource => {
  const hls = new Hls({
    // The worker would need blob: scripts in the content security policy, and our segments need no
    // transmuxing.
    enableWorker: false,
    // Captions are track elements of the video, for streams and files alike.
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
    // While playing, the current audio continues until the new track is buffered.
    if (element.paused) hls.audioTrack = track
    else hls.nextAudioTrack = track
  }

  hls.on(Events.MANIFEST_PARSED, () => speak(wanted))
  // Flush the audio behind the playhead: seeking back would otherwise play the previous language.
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
