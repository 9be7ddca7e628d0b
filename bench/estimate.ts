// `pnpm bench:estimate --runs 10`: videos of several sizes, one after another, on the real product. At 20 % of each,
// the remaining time the API returns is recorded and compared with the time it really took. `--json` prints one
// object, `--check` fails when fewer than nine in ten were within a quarter.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@voxdeck/contracts/client'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { errorOf, estimateTable, within } from './estimate/estimate-report.ts'
import { videoSizes } from './estimate/video-sizes.ts'
import { watchVideo } from './estimate/watch-video.ts'
import { runBenchProduct } from './measure/run-bench-product.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const say = (line: string) => values.json || process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'voxdeck-estimate-'))
const { product, stop } = await runBenchProduct('estimate')
try {
  const url = product.publicUrl
  const cookie = await signIn({ publicUrl: url, user: ada })
  const client = createClient({ baseUrl: url, headers: { cookie, origin: url } })
  say('three videos from which the installation learns its speed, and then those that count')
  const learnt = 3
  const sizes = videoSizes(learnt + runs)
  for (const [index, size] of sizes.splice(0, learnt).entries())
    await watchVideo(client, join(folder, `learnt-${index}`), size)
  const videos = []
  for (const [index, size] of sizes.entries()) {
    const video = await watchVideo(client, join(folder, String(index)), size)
    videos.push(video)
    say(`video ${index + 1}: ${(errorOf(video) * 100).toFixed(0)} %`)
  }
  const good = within(videos)
  process.stdout.write(
    `${values.json ? JSON.stringify({ runs, within: good, videos }) : estimateTable(videos)}\n`,
  )
  if (values.check && good < Math.floor(0.9 * runs)) process.exitCode = 1
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}
