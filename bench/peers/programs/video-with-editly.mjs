// The video of a job with editly. Slides overlap by the length of a fade, so each but the last stays that much longer.
import { readFile } from 'node:fs/promises'
import editly from 'editly'

const job = JSON.parse(await readFile(process.argv[2], 'utf8'))
const starts = []
let start = 0
for (const { seconds } of job.slides) {
  starts.push(start)
  start += seconds
}

const video = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-profile:v',
  'high',
  '-crf',
  '20',
  '-pix_fmt',
  'yuv420p',
]
const sound = ['-c:a', 'aac', '-b:a', '128k', '-movflags', '+faststart']

await editly({
  outPath: job.output,
  width: job.width,
  height: job.height,
  fps: job.framesPerSecond,
  keepSourceAudio: false,
  defaults: { transition: { name: 'fade', duration: job.fadeSeconds } },
  clips: job.slides.map(({ picture, seconds }, index) => ({
    duration: seconds + (index < job.slides.length - 1 ? job.fadeSeconds : 0),
    layers: [{ type: 'image', path: picture, zoomDirection: null }],
  })),
  audioTracks: job.slides.map(({ sound: path }, index) => ({ path, start: starts[index] })),
  customOutputArgs: [...video, ...sound],
})
