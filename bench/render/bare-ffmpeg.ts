import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { framesPerSecond, sampleRate, transitionFrames } from '@voxdeck/core/timeline/timing'

type BareSlide = { picture: string; sound: string; frames: number }

export type BareVideo = {
  slides: readonly BareSlide[]
  frame: Pick<FrameFormat, 'width' | 'height'>
  transition: 'fade' | 'none'
  output: string
}

const seconds = (frames: number): string => (frames / framesPerSecond).toFixed(6)

/**
 * The same video as one good filter graph, as an ffmpeg expert would write it: each picture decoded once and repeated
 * by `loop`, converted and tagged as BT.709, a key frame every 5 s, index first.
 */
export const bareFfmpeg = ({ slides, frame, transition, output }: BareVideo): string[] => {
  const blend = transition === 'none' ? 0 : transitionFrames
  const inputs = [
    ...slides.flatMap(({ picture }) => ['-framerate', String(framesPerSecond), '-i', picture]),
    ...slides.flatMap(({ sound }) => ['-i', sound]),
  ]
  // A slide is also shown during the transition that brings it in.
  const pictures = slides.map(({ frames }, index) => {
    const shown = frames + (index > 0 ? blend : 0)
    return [
      `[${index}:v]scale=${frame.width}:${frame.height}:out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1`,
      `loop=${shown - 1}:1:0,settb=1/${framesPerSecond},setpts=N[v${index}]`,
    ].join(',')
  })
  let end = 0
  const joins = slides.slice(1).map((_, index) => {
    end += slides[index]?.frames ?? 0
    const from = index === 0 ? 'v0' : `x${index}`
    return `[${from}][v${index + 1}]xfade=transition=fade:duration=${seconds(blend)}:offset=${seconds(end - blend)}[x${index + 1}]`
  })
  const cuts = `${slides.map((_, index) => `[v${index}]`).join('')}concat=n=${slides.length}:v=1:a=0[x${slides.length - 1}]`
  const last = slides.length === 1 ? 'v0' : `x${slides.length - 1}`
  const sounds = slides.map(
    ({ frames }, index) =>
      `[${slides.length + index}:a]aresample=${sampleRate},apad=whole_dur=${seconds(frames)},atrim=end=${seconds(frames)}[a${index}]`,
  )
  const sound = `${slides.map((_, index) => `[a${index}]`).join('')}concat=n=${slides.length}:v=0:a=1[a]`
  return [
    '-hide_banner',
    '-v',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    [...pictures, ...(slides.length === 1 ? [] : blend > 0 ? joins : [cuts]), ...sounds, sound].join(';'),
    '-map',
    `[${last}]`,
    '-map',
    '[a]',
    ...'-pix_fmt yuv420p -c:v libx264 -preset veryfast -profile:v high -crf 20 -g 150'.split(' '),
    ...'-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' '),
    ...'-c:a aac -b:a 128k -ac 1 -movflags +faststart'.split(' '),
    output,
  ]
}
