import { useQuery } from '@tanstack/react-query'
import type { Image } from '@voxdeck/contracts/images/image'
import type { Project } from '@voxdeck/contracts/projects/project'
import { projectQuery } from '../api/get-project.ts'

export type SlideClipProps = { image: Image; number: number }

export type SlideClip = { url: string; name: string; hasSound: boolean; keepsSound: boolean }

const clipOf = ({ slideScripts }: Project, imageId: string): SlideClip | null => {
  const slide = slideScripts.find((candidate) => candidate.imageId === imageId)
  if (!slide?.videoUrl) return null
  return {
    url: slide.videoUrl,
    name: slide.videoFilename ?? '',
    hasSound: slide.videoHasSound,
    keepsSound: slide.keepVideoSound,
  }
}

/** The video behind a slide, as the server has it; drawn again only when it changes. */
export const useSlideClip = ({ id, projectId }: Pick<Image, 'id' | 'projectId'>): SlideClip | null => {
  const { data } = useQuery({ ...projectQuery(projectId), select: (project) => clipOf(project, id) })
  return data ?? null
}
