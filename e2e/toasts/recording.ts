import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { removeObject } from '../product.ts'
import { nameIn } from '../recording/voice.ts'
import { fill, pattern, press, type Stage, type ToastArea } from './toast-row.ts'

const start = (stage: Stage) => press(stage, fill(stage.words.scripts.record.start, { number: 1 }))
const stop = (stage: Stage) => press(stage, fill(stage.words.scripts.record.stop, { number: 1 }))
const play = (stage: Stage) => press(stage, fill(stage.words.recording.play, { number: 1 }))

const takeAway = async ({ client, project }: Stage): Promise<void> => {
  const { slideScripts } = await client.call(getProject, { params: { id: project.id } })
  await removeObject(objectKeys.recording(nameIn(slideScripts[0]?.audioRecording)))
}

/** Rejects the next getUserMedia call, as when a person denies the permission once. */
const refuseMicrophone = ({ page }: Stage) =>
  page.evaluate(() => {
    const { mediaDevices } = navigator
    const refuse = async () => {
      Reflect.deleteProperty(mediaDevices, 'getUserMedia')
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
    Object.defineProperty(mediaDevices, 'getUserMedia', { value: refuse, configurable: true })
  })

export const recording: ToastArea = {
  slides: 1,
  rows: {
    trouble: {
      english: ['Recording Error', 'Could not access microphone.'],
      expected: ({ recording: { trouble } }) => [trouble.title, trouble.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await refuseMicrophone(stage)
        await start(stage)
      },
    },
    complete: {
      english: ['Recording Complete', /^Slide 1 is heard in your voice, 0:0\d\.$/],
      expected: ({ recording: { complete } }) => [complete.title, pattern(complete.description)],
      isFailure: false,
      provoke: async (stage) => {
        await stage.page.context().grantPermissions(['microphone'])
        await start(stage)
        await stage.page
          .getByRole('timer')
          .filter({ hasText: /^0:0[1-9]/ })
          .waitFor()
        await stop(stage)
      },
    },
    unplayable: {
      english: ['Playback Error', 'Could not play the recording.'],
      expected: ({ recording: { unplayable } }) => [unplayable.title, unplayable.description],
      isFailure: true,
      provoke: async (stage) => {
        await takeAway(stage)
        await play(stage)
      },
    },
    none: {
      english: ['No Recording', 'The recording of this slide was deleted elsewhere.'],
      expected: ({ recording: { none } }) => [none.title, none.description],
      isFailure: true,
      provoke: async (stage) => {
        const { page, client, project } = stage
        await page.route('**/api/projects/*/events', (route) => route.abort('connectionfailed'))
        await stage.openEditor()
        const [image] = project.images
        const slideScripts = [{ imageId: image?.id ?? '', audioRecording: null }]
        await client.call(updateProject, { params: { id: project.id }, body: { slideScripts } })
        await play(stage)
      },
    },
  },
}
