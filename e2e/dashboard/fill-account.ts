import { makePlan } from '@voxdeck/core/plan/make-plan'
import { noTools } from '@voxdeck/core/plan/tool-versions'
import { planWork } from '@voxdeck/core/progress/work'
import type { Database } from '@voxdeck/db/connect'
import { objectKeys } from '@voxdeck/storage/object-keys'
import sharp from 'sharp'
import { openObjectStore } from '../product.ts'

export type Filling = { userId: string; projects: number; slides: number; firstSlides?: number }

/** Projects on the dashboard's first page; only their thumbnails are in the object store. */
const firstPage = 12

const plannedWork = () =>
  JSON.stringify(
    planWork(
      makePlan(
        {
          projectId: 'none',
          salt: 'salt',
          sourceLanguage: 'en',
          projectScript: '',
          settings: {
            speakingSpeed: 150,
            resolution: '1080p',
            transition: 'fade',
            shape: '16:9',
            pictureFit: 'blur',
            captions: 'track',
          },
          slides: [
            {
              slideId: 'none',
              picture: '',
              pictureHash: '',
              pictureSize: { width: 1280, height: 720 },
              manualSeconds: null,
              speakingSpeed: null,
              pictureFit: null,
              recording: null,
              clip: null,
              clipSize: null,
              voice: 'adam',
              script: 'One. Two.',
            },
          ],
        },
        noTools,
      ),
    ),
  )

/**
 * Fills an account by SQL: projects edited a minute apart, slides with scripts, a clip on every tenth slide, a video
 * for every second project, and the work that went into it.
 */
export const fillAccount = async (
  { pool }: Database,
  { userId, projects, slides, firstSlides = slides }: Filling,
): Promise<void> => {
  const name = "md5(gen_random_uuid()::text || '"
  const clip = [`${name}c') || '.mp4'`, "'hash'", '60', '2000000']
    .map((value) => `case when n % 10 = 0 then ${value} end`)
    .join(', ')
  await pool.query(
    `with made as (
       insert into projects (title, created_at, updated_at)
       select 'Video ' || n, now() - n * interval '1 hour', now() - n * interval '1 minute'
         from generate_series(1, $2::int) as n
       returning id)
     insert into members (project_id, user_id, role) select id, $1, 'owner' from made`,
    [userId, projects],
  )
  await pool.query(
    `insert into slides (project_id, picture_filename, thumbnail_filename, picture_type, picture_hash, picture_name,
                         picture_size, picture_width, picture_height, position,
                         clip_filename, clip_hash, clip_frames, clip_size)
     select id, ${name}f' || n) || '.png', ${name}t' || n) || '.webp', 'image/png', md5(n::text),
            'slide-' || n || '.png', 100000, 1920, 1080, n - 1, ${clip}
       from (select projects.id, row_number() over (order by updated_at desc) as place
               from projects join members on project_id = projects.id where user_id = $1) as own,
            lateral generate_series(1, case when place <= ${firstPage} then $3::int else $2::int end) as n`,
    [userId, slides, firstSlides],
  )
  await pool.query(
    `insert into scripts (slide_id, language, project_id, script)
     select slides.id, 'en', project_id, 'Everything that is said here is said in two sentences. This is the second of them.'
       from slides join members using (project_id) where user_id = $1`,
    [userId],
  )
  await pool.query(
    `with own as (select projects.id, title from projects join members on project_id = projects.id
                   where user_id = $1 and right(title, 1) in ('1', '3', '5', '7', '9')),
          made as (
       insert into videos (id, project_id, kind, language_code, plan_hash, plan_key, resolution, status, filename,
                           duration_seconds, size, planned_work, completed_at)
       select gen_random_uuid(), id, 'video', 'en', 'none', 'none', '1080p', 'completed', ${name}v' || title) || '.mp4',
              83, 1000000, $2::jsonb, now()
         from own returning id)
     insert into video_work (video_id, unit, step, cost, reused)
     select id, 'sentence ' || n, 'speech', 1, false from made, generate_series(1, 10) as n`,
    [userId, plannedWork()],
  )
  await pool.query('analyze projects, members, slides, scripts, videos, video_work')
  await storeFirstPictures(pool, userId)
}

const storeFirstPictures = async (pool: Database['pool'], userId: string): Promise<void> => {
  const { rows } = await pool.query<{ thumbnail_filename: string }>(
    `select thumbnail_filename from slides
      where position = 0 and project_id in (
        select projects.id from projects join members on project_id = projects.id
         where user_id = $1 order by updated_at desc limit ${firstPage})`,
    [userId],
  )
  const store = openObjectStore()
  for (const [index, { thumbnail_filename }] of rows.entries()) {
    const background = { r: 30 + index * 18, g: 90, b: 120 }
    const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } }).webp()
    await store.put(objectKeys.picture(thumbnail_filename), await picture.toBuffer(), 'image/webp')
  }
  store.close()
}
