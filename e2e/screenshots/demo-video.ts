import { createClient } from '@voxdeck/contracts/client'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { seedDemo } from '@voxdeck/dev/seed-demo'
import { signIn } from '@voxdeck/dev/sign-in'
import { generateVideo } from '../video/await-video.ts'

/** Makes the demo project and its video through the product. */
export const makeDemoVideo = async (publicUrl: string) => {
  const projectId = await seedDemo({ publicUrl, user: ada })
  const cookie = await signIn({ publicUrl, user: ada })
  const client = createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })
  const video = await generateVideo(client, projectId)
  if (video.status !== 'completed')
    throw new Error(`the demo video ended ${video.status}: ${video.failure?.message}`)
  return { projectId, cookie, client, video }
}
