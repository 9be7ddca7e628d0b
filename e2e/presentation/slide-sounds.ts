import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { setClip } from '@voxdeck/db/slides/clips'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { openDatabase } from '../new-person.ts'
import { openObjectStore } from '../product.ts'
import { runProgram } from '../video/run-program.ts'

const makeFile = async (name: string, args: string[]): Promise<Buffer> => {
  const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-sound-')), name)
  await runProgram('ffmpeg', ['-v', 'error', ...args, path])
  return readFile(path)
}

const tone = (seconds: number) =>
  makeFile('tone.flac', [
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=330:sample_rate=${sampleRate}:duration=${seconds}`,
  ])

/** A test clip of two seconds, moving and with a tone. */
const movingPicture = () =>
  makeFile('clip.mp4', [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=320x180:rate=30:duration=2',
    '-f',
    'lavfi',
    '-i',
    'sine=duration=2',
    '-pix_fmt',
    'yuv420p',
  ])

/** Gives slides what recording and uploading would: rows in the database, objects in the store. */
export const giveSounds = async (
  { id: projectId, images }: ProjectJson,
  slides: Record<number, { recording?: number; isBroken?: boolean; clip?: boolean }>,
): Promise<void> => {
  const database = openDatabase()
  const store = openObjectStore()
  for (const [number, { recording, isBroken, clip }] of Object.entries(slides)) {
    const slideId = images[Number(number) - 1]?.id ?? ''
    const ofSlide = { projectId, slideId, hash: `of slide ${number}` }
    if (recording !== undefined) {
      const filename = randomFilename('flac')
      const bytes = isBroken ? Buffer.from('no sound at all') : await tone(recording)
      await store.put(objectKeys.recording(filename), bytes, 'audio/flac')
      await setRecording(database.db, {
        ...ofSlide,
        language: 'en',
        filename,
        samples: recording * sampleRate,
        size: bytes.length,
        peaks: Array.from({ length: Math.ceil(recording * 8) }, (_, index) => 30 + ((index * 37) % 60)),
      })
    }
    if (clip) {
      const filename = randomFilename('mp4')
      await store.put(objectKeys.clip(filename), await movingPicture(), 'video/mp4')
      await setClip(database.db, {
        ...ofSlide,
        filename,
        name: 'clip.mp4',
        frames: 60,
        width: 640,
        height: 360,
        size: 1000,
        hasSound: true,
      })
    }
  }
  store.close()
  await database.close()
}
