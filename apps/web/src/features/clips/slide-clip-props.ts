import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'

export type SlideClipProps = { slide: Pick<ProjectSlide, 'id' | 'projectId' | 'clip'>; number: number }
