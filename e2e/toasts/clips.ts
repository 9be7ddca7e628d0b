import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clipLimits } from '@voxdeck/contracts/clips/import-clip'
import { thaiErrors } from '@voxdeck/contracts/thai-errors'
import { chooseClip } from '../clips/clip-row.ts'
import { makeCounterClip } from '../video/counter-clip.ts'
import { fill, press, type Stage, type ToastArea, whileCut } from './toast-row.ts'

const add = ({ page, words }: Stage) =>
  page.getByRole('button', { name: fill(words.clips.add, { number: 1 }), exact: true })

const folder = () => mkdtemp(join(tmpdir(), 'voxdeck-clips-'))
const choose = async (stage: Stage, path: string): Promise<void> => {
  await chooseClip(stage.page, add(stage), path)
}
const chooseCounter = async (stage: Stage): Promise<void> =>
  choose(stage, (await makeCounterClip(await folder())).path)

export const clips: ToastArea = {
  slides: 1,
  rows: {
    notMp4: {
      english: ['Upload Failed', 'Only MP4 video files are supported. Please upload a valid .mp4 file.'],
      expected: ({ clips: { failed } }) => [failed.title, thaiErrors.clip_type],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        const path = join(await folder(), 'video.mov')
        await writeFile(path, 'a video of another kind')
        await choose(stage, path)
      },
    },
    tooLarge: {
      english: ['Upload Failed', 'Video file is too large. Please upload a file under 50 MB.'],
      expected: ({ clips: { failed } }) => [failed.title, thaiErrors.clip_too_large],
      isFailure: true,
      provoke: async (stage) => {
        const path = join(await folder(), 'large.mp4')
        await writeFile(path, '')
        await truncate(path, clipLimits.bytes + 1)
        await choose(stage, path)
      },
    },
    unreachable: {
      english: ['Upload Failed', 'Failed to upload video.'],
      expected: ({ clips: { failed } }) => [failed.title, failed.description],
      isFailure: true,
      provoke: async (stage) => {
        await whileCut(stage, /\/api\/uploads/, () => chooseCounter(stage))
        await stage.page.waitForLoadState()
      },
    },
    uploaded: {
      english: ['Video Uploaded', 'counter.mp4 moves behind slide 1.'],
      expected: ({ clips: { uploaded } }) => [
        uploaded.title,
        fill(uploaded.description, { name: 'counter.mp4', number: 1 }),
      ],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openEditor()
        await chooseCounter(stage)
      },
    },
    removed: {
      english: ['Video Removed', 'Slide 1 shows its picture again.'],
      expected: ({ clips: { removed } }) => [removed.title, fill(removed.description, { number: 1 })],
      isFailure: false,
      provoke: async (stage) => {
        await press(stage, fill(stage.words.clips.remove.label, { number: 1 }))
        await press(stage, stage.words.clips.remove.confirm)
      },
    },
  },
}
