import { rm } from 'node:fs/promises'
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { putIndexFirst } from '../mp4/put-index-first.ts'
import type { FilmParts } from './film-parts.ts'
import { readFrames } from './read-frames.ts'
import { readShot } from './read-parts.ts'
import { createSoundWriter } from './sound-writer.ts'

export type AssembleFilm = FilmParts & {
  output: string
  /** ISO 639-2/T: eng, tha, … */
  language: string
  title?: string
  signal?: AbortSignal
  onProgress?: (framesWritten: number) => void
}

export type AssembledFilm = { frames: number; audioPackets: number }

/** Copies packets; nothing is encoded. Equal parts give equal bytes. */
export const assembleFilm = async (film: AssembleFilm): Promise<AssembledFilm> => {
  // mediabunny puts the index first either by holding the film in memory or by reserving several times what it needs.
  const indexLast = `${film.output}.index-last`
  try {
    const assembled = await muxPackets(film, indexLast)
    await putIndexFirst(indexLast, film.output)
    return assembled
  } finally {
    await rm(indexLast, { force: true })
  }
}

const muxPackets = async (film: AssembleFilm, path: string): Promise<AssembledFilm> => {
  const { shots, framesPerSecond, language, title, signal, onProgress } = film
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(path),
  })
  const picture = new EncodedVideoPacketSource('avc')
  const sound = new EncodedAudioPacketSource('aac')
  // The frame rate becomes the time scale, which then counts frames.
  output.addVideoTrack(picture, { frameRate: framesPerSecond })
  output.addAudioTrack(sound, { languageCode: language })
  if (title !== undefined) output.setMetadataTags({ title })

  const soundWriter = createSoundWriter(film, sound)
  try {
    await output.start()
    let frame = 0
    const { config } = await readShot(shots[0]?.file ?? '')
    for await (const { data, isKey } of readFrames(shots, readShot)) {
      signal?.throwIfAborted()
      // One writer at a time, so that the interleaving, and with it every byte, is always the same.
      await soundWriter.until(frame / framesPerSecond)
      await picture.add(
        new EncodedPacket(data, isKey ? 'key' : 'delta', frame / framesPerSecond, 1 / framesPerSecond),
        frame === 0 ? { decoderConfig: config } : undefined,
      )
      frame++
      if (frame % framesPerSecond === 0) onProgress?.(frame)
    }
    const audioPackets = await soundWriter.toTheEnd()
    await output.finalize()
    onProgress?.(frame)
    return { frames: frame, audioPackets }
  } catch (error) {
    await soundWriter.giveUp()
    if (output.state !== 'finalized') await output.cancel()
    throw error
  }
}
