import type { TranslationTask } from '@voxdeck/workflows/activities'

export const videoWorkflowId = (videoId: string) => `video-${videoId}`

export const packWorkflowId = (videoId: string) => `pack-${videoId}`

export const importWorkflowId = (jobId: string) => `import-${jobId}`

export const translationWorkflowId = ({ projectId, language }: TranslationTask) =>
  `translate-${projectId}-${language}`
