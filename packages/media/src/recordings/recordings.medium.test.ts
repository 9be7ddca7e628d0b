import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { ProgramFailed } from '../run/program-failed.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { recordingPeaks } from './recording-peaks.ts'
import { createWriteRecording, RecordingDamaged } from './write-recording.ts'

let bench: Workbench
let output: ScratchFile
beforeAll(async () => {
  bench = await createWorkbench()
  output = bench.scratch.file('normalised.flac')
})
afterAll(() => bench.scratch.dispose())

const normalise = (recording: ScratchFile, mostSeconds = 31) =>
  createWriteRecording({ ffmpeg: bench.ffmpeg })({ recording, output, mostSeconds, scratch: bench.scratch })
const tone = 'sine=frequency=440:sample_rate=48000:duration=2'

const record = async (name: string, ...args: string[]): Promise<ScratchFile> => {
  const file = bench.scratch.file(name)
  await bench.bare('-v', 'error', '-f', 'lavfi', '-i', tone, ...args, file.inside)
  return file
}

describe('a recording of a user', () => {
  it.each([
    ['Chrome and Firefox', 'a.webm', ['-c:a', 'libopus']],
    ['Ogg', 'a.ogg', ['-c:a', 'libvorbis', '-ar', '44100']],
    ['Safari', 'a.mp4', ['-c:a', 'aac', '-movflags', '+frag_keyframe+empty_moov']],
    ['a phone', 'a.m4a', ['-c:a', 'aac', '-ac', '2', '-ar', '44100']],
    ['raw AAC', 'a.aac', ['-c:a', 'aac']],
    ['MP3', 'a.mp3', ['-c:a', 'libmp3lame']],
    ['WAV', 'a.wav', ['-c:a', 'pcm_s24le']],
  ])('of %s becomes mono FLAC of 48 kHz', async (_, name, options) => {
    const samples = await normalise(await record(name, ...options))
    const { streams, format } = (await bench.ffmpeg.probe(
      { kind: 'own-recording', file: output },
      ['-show_streams', '-show_format'],
      { scratch: bench.scratch },
    )) as { streams: Record<string, unknown>[]; format: { tags?: unknown } }
    expect(streams).toHaveLength(1)
    expect(streams[0]).toMatchObject({ codec_name: 'flac', sample_rate: '48000', channels: 1 })
    // Encoders add a few hundredths of a second at the start and the end.
    expect(Math.abs(samples.length / 48_000 - 2)).toBeLessThan(0.1)
    expect(format.tags).toBeUndefined()
  })

  it('R1 is cut where it is too long', async () => {
    expect(await normalise(await record('long.wav'), 1)).toHaveLength(48_000)
  })

  it('R1 is cut there too when its rate changes on the way', async () => {
    const first = await readFile((await record('48.aac', '-c:a', 'aac')).path)
    const second = await readFile((await record('44.aac', '-c:a', 'aac', '-ar', '44100')).path)
    const both = bench.scratch.file('both.aac')
    await writeFile(both.path, Buffer.concat([first, second, first]))
    const { length } = await normalise(both, 3)
    expect(Math.abs(length / 48_000 - 3)).toBeLessThan(0.1)
  })

  it('says nothing of who recorded it, where or when', async () => {
    await normalise(await record('tagged.m4a', '-c:a', 'aac', '-metadata', 'location=+13.7+100.5'))
    expect((await readFile(output.path)).includes('13.7')).toBe(false)
  })

  it('draws a quiet one as loud as the video will have it, and silence flat', async () => {
    const peaksAt = async (volume: string) =>
      recordingPeaks(await normalise(await record('quiet.wav', '-af', `volume=${volume}`)))
    const [loud, quiet] = [await peaksAt('0dB'), await peaksAt('-30dB')]
    expect(loud).toHaveLength(16)
    expect(Math.abs((loud[8] ?? 0) - (quiet[8] ?? 0))).toBeLessThanOrEqual(2)
    expect(quiet[8]).toBeGreaterThan(40)
    expect(new Set(await peaksAt('0'))).toEqual(new Set([0]))
  })
})

describe('is refused', () => {
  const refusal = async (file: ScratchFile) => {
    const error = await normalise(file).then(
      () => new Error('it was accepted'),
      (caught: unknown) => caught,
    )
    expect(error instanceof ProgramFailed || error instanceof RecordingDamaged).toBe(true)
    return error as ProgramFailed
  }

  it.each([
    ['a concat script', 'ffconcat version 1.0\nfile /scratch/secret.wav\n'],
    [
      'an HLS playlist',
      '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/scratch/secret.wav\n#EXT-X-ENDLIST\n',
    ],
    ['a text', 'These are words, and nobody says them.'],
    ['nothing', ''],
  ])('%s that calls itself a recording', async (_, text) => {
    await record('secret.wav')
    const file = bench.scratch.file('playlist.webm')
    await writeFile(file.path, text)
    expect((await refusal(file)).reason).toBe('exit')
  })

  it('a sound that only other decoders can read', async () => {
    const file = await record('flac.mka', '-c:a', 'flac')
    expect((await refusal(file)).stderrTail).toMatch(/whitelist|could not find/i)
  })

  it('one in which time stands still', async () => {
    const file = await record('still.webm', '-c:a', 'libopus', '-cluster_time_limit', '30000')
    const bytes = await readFile(file.path)
    // A Matroska block: its tag, a length of one byte or two, track 1, its timestamp, and the key flag.
    for (let at = bytes.indexOf(0xa3); at >= 0; at = bytes.indexOf(0xa3, at + 1)) {
      const track = at + ((bytes[at + 1] ?? 0) < 0x80 ? 3 : 2)
      if (bytes[track] === 0x81 && bytes[track + 3] === 0x80) bytes.writeUInt16BE(0, track + 1)
    }
    await writeFile(file.path, bytes)
    await expect(normalise(file, 0.5)).rejects.toBeInstanceOf(ProgramFailed)
  })

  it('a video without sound', async () => {
    const file = bench.scratch.file('mute.mp4')
    const pattern = ['-f', 'lavfi', '-i', 'testsrc2=size=64x64:rate=10:duration=1', '-c:v', 'libx264']
    await bench.bare('-v', 'error', ...pattern, file.inside)
    expect((await refusal(file)).reason).toBe('exit')
  })

  it.each([
    ['webm', ['-c:a', 'libopus']],
    ['m4a', ['-c:a', 'aac', '-movflags', '+faststart']],
    ['m4a', ['-c:a', 'aac']],
    ['ogg', ['-c:a', 'libvorbis']],
  ])('a damaged %s (%j)', async (extension, options) => {
    const whole = await record(`whole.${extension}`, ...options)
    const bytes = await readFile(whole.path)
    bytes.fill(0xa5, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.7))
    const broken = bench.scratch.file(`broken.${extension}`)
    await writeFile(broken.path, bytes)
    expect(await refusal(broken)).toBeInstanceOf(Error)
  })

  it('a webm whose end was lost', async () => {
    const bytes = await readFile((await record('whole.webm', '-c:a', 'libopus')).path)
    const cut = bench.scratch.file('cut.webm')
    await writeFile(cut.path, bytes.subarray(0, Math.floor(bytes.length * 0.6)))
    expect(await refusal(cut)).toBeInstanceOf(Error)
  })
})
