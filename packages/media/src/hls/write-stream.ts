import { writeFile } from 'node:fs/promises'
import { writeWebVtt } from '@voxdeck/core/captions/write-web-vtt'
import { videoFiles } from '@voxdeck/core/video-files'
import { videoFrames } from '../video/video-parts.ts'
import { pictureTrack, soundTrack, type VideoTracks } from '../video/video-tracks.ts'
import { captionPlaylist, masterPlaylist, mediaPlaylist, type Rendition } from './playlists.ts'
import { writeTrackParts } from './write-track-parts.ts'

type WriteStream = {
  video: VideoTracks
  /** Path at which a file of that name is written. */
  pathOf: (name: string) => string
  signal?: AbortSignal | undefined
}

/** Codec string: profile, constraints and level, from the parameter sets. */
const pictureCodec = (sampleEntry: Buffer): string => {
  const at = sampleEntry.indexOf('avcC', 0, 'latin1') + 4
  return `avc1.${sampleEntry.toString('hex', at + 1, at + 4)}`
}

/**
 * Writes the video as HLS: the packets of its MP4, one file for the picture and one for each voice, from which a
 * player requests byte ranges; so the language can change during playback.
 */
export const writeStream = async ({ video, pathOf, signal }: WriteStream): Promise<string[]> => {
  const seconds = videoFrames(video.shots) / video.framesPerSecond
  const files: string[] = []
  const add = (name: string) => {
    files.push(name)
    return name
  }
  const text = async (name: string, content: string) => {
    await writeFile(pathOf(name), content)
    return add(name)
  }

  const track = await pictureTrack(video)
  const picture = add(`${videoFiles.picture}.mp4`)
  const { initialBytes, segments, bytes } = await writeTrackParts(track, pathOf(picture), signal)
  const shown = await text(`${videoFiles.picture}.m3u8`, mediaPlaylist(picture, initialBytes, segments))

  const voices: Rendition[] = []
  let loudestBytes = 0
  for (const voice of video.voices) {
    const { code, title } = voice.language
    const sound = add(`${videoFiles.voice(code)}.m4a`)
    const parts = await writeTrackParts(await soundTrack(video, voice, true), pathOf(sound), signal)
    loudestBytes = Math.max(loudestBytes, parts.bytes)
    const playlist = await text(
      `${videoFiles.voice(code)}.m3u8`,
      mediaPlaylist(sound, parts.initialBytes, parts.segments),
    )
    voices.push({ code, title, playlist })
  }

  const captions: Rendition[] = []
  for (const { language, cues } of video.captions) {
    const { code, title } = language
    const words = await text(`${videoFiles.captions(code)}.vtt`, writeWebVtt(cues))
    captions.push({
      code,
      title,
      playlist: await text(`${videoFiles.captions(code)}.m3u8`, captionPlaylist(words, seconds)),
    })
  }

  await text(
    videoFiles.master,
    masterPlaylist({
      picture: {
        playlist: shown,
        codecs: [pictureCodec(track.sampleEntry), ...(voices.length > 0 ? ['mp4a.40.2'] : [])].join(','),
        width: track.size?.width ?? 0,
        height: track.size?.height ?? 0,
        bitsPerSecond: ((bytes + loudestBytes) * 8) / seconds,
      },
      framesPerSecond: video.framesPerSecond,
      voices,
      captions,
    }),
  )
  return files
}
