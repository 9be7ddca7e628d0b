import { createProject } from '@voxdeck/contracts/projects/create-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import type { ImageJson } from '@voxdeck/contracts/slides/image'
import { plainPicture, type SignedIn } from './test-api.ts'

export const upload = (
  { client }: SignedIn,
  projectId: string,
  { filename = 'slide.png', bytes }: { filename?: string; bytes?: Uint8Array<ArrayBuffer> } = {},
): Promise<ImageJson> =>
  (bytes ? Promise.resolve(new Blob([bytes])) : plainPicture()).then((file) =>
    client.call(addSlide, { params: { id: projectId }, file, filename, fields: {} }),
  )

/** Creates a project with `slides` slides, named 0.png, 1.png and so on. */
export const newProject = async (owner: SignedIn, slides = 0, title = 'A project') => {
  const { id } = await owner.client.call(createProject, { body: { title } })
  const images: ImageJson[] = []
  for (let index = 0; index < slides; index++)
    images.push(await upload(owner, id, { filename: `${index}.png` }))
  return { id, images }
}
