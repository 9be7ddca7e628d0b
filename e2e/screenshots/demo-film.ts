import { createClient } from '@voxdeck/contracts/client'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { seedDemo } from '@voxdeck/dev/seed-demo'
import { signIn } from '@voxdeck/dev/sign-in'
import { generateFilm } from '../film/await-film.ts'

/** The demo project with its film, as the product makes them. */
export const makeDemoFilm = async (publicUrl: string) => {
  const projectId = await seedDemo({ publicUrl, user: ada })
  const cookie = await signIn({ publicUrl, user: ada })
  const client = createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })
  const film = await generateFilm(client, projectId)
  if (film.status !== 'completed')
    throw new Error(`the demo film ended ${film.status}: ${film.failure?.message}`)
  return { projectId, cookie, client, film }
}
