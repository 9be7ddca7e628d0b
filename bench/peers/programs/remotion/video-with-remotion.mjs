// The video of a job with Remotion. `bundle` prepares its pages once and is not measured; `render` makes the video.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { bundle } from '@remotion/bundler'
import { renderMedia, selectComposition } from '@remotion/renderer'

const [, , step, jobFile] = process.argv
const job = JSON.parse(await readFile(jobFile, 'utf8'))
const pages = join(dirname(jobFile), 'remotion-pages')

if (step === 'bundle')
  await bundle({
    entryPoint: join(import.meta.dirname, 'entry.jsx'),
    publicDir: dirname(job.slides[0].picture),
    outDir: pages,
  })
else {
  const inputProps = {
    slides: job.slides.map(({ picture, sound, seconds }) => ({
      picture: basename(picture),
      sound: basename(sound),
      frames: Math.round(seconds * job.framesPerSecond),
    })),
    fadeFrames: Math.round(job.fadeSeconds * job.framesPerSecond),
    width: job.width,
    height: job.height,
    framesPerSecond: job.framesPerSecond,
  }
  const browser = {
    browserExecutable: job.browser,
    chromeMode: 'chrome-for-testing',
    logLevel: 'error',
  }
  const composition = await selectComposition({ ...browser, serveUrl: pages, id: 'video', inputProps })
  await renderMedia({
    ...browser,
    composition,
    serveUrl: pages,
    inputProps,
    outputLocation: job.output,
    codec: 'h264',
    audioCodec: 'aac',
    x264Preset: 'veryfast',
    crf: 20,
    concurrency: job.cores,
  })
}
