import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

/** A file name as defined in core/video-files.ts. */
export const partSchema = z.string().regex(/^[a-z]+(-[A-Za-z]{2,4}){0,2}\.(m3u8|mp4|m4a|vtt|srt|zip)$/)

export const getVideoPart = operation({
  id: 'getVideoPart',
  method: 'GET',
  path: '/api/videos/{filename}/{part}',
  summary: 'A file stored beside a video: captions, a part of its stream, the pack; supports range requests',
  tag: 'videos',
  access: 'session',
  params: z.object({ filename: filenameSchema, part: partSchema }),
  query: z.object({ download: z.literal('true').optional() }),
  success: { status: 200, body: 'file' },
  errors: ['not_found'],
})
