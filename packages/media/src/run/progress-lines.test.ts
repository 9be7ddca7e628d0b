import { expect, it } from 'vitest'
import { createProgressReader, type FfmpegProgress } from './progress-lines.ts'

it('reads blocks of progress however the pipe cuts them', () => {
  const seen: FfmpegProgress[] = []
  const read = createProgressReader((progress) => seen.push(progress))
  const text = 'frame=3\nout_time_us=N/A\nprogress=continue\nframe=17\nout_time_us=566667\nprogress=end\n'
  for (const half of [text.slice(0, 25), text.slice(25)]) read(Buffer.from(half))
  expect(seen).toEqual([
    { frames: 3, seconds: 0 },
    { frames: 17, seconds: 0.566667 },
  ])
})
