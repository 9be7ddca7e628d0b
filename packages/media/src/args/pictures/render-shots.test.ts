import { transitions } from '@voxdeck/core/video-settings'
import { expect, it } from 'vitest'
import { renderBlend } from './render-blend.ts'
import { renderClip } from './render-clip.ts'
import { holdFrames, renderHold } from './render-hold.ts'
import { xfadeNames } from './transitions.ts'

const file = (name: string) => ({ path: `/var/${name}`, inside: `/scratch/${name}` })
const frame = { width: 1280, height: 720, framesPerSecond: 30 }
const picture = { file: file('a'), type: 'image/png' } as const
const other = { file: file('b'), type: 'image/webp' } as const

it('a hold decodes its picture once and rests for one frame', () => {
  const command = renderHold({ picture, frame, output: file('hold.mp4') })
  expect(command.filterGraph).toContain(`loop=loop=${holdFrames - 1}:size=1`)
  expect(command.output.options.join(' ')).toContain('zones=1,1,q=51')
})

it('a picture is opened by the demuxer of its type, never by a guess', () => {
  const { inputs } = renderBlend({
    from: picture,
    to: other,
    transition: 'fade',
    frames: 15,
    frame,
    output: file('o'),
  })
  expect(inputs.map(({ kind, options }) => [kind, options?.slice(-2)])).toEqual([
    ['picture', ['-f', 'png_pipe']],
    ['picture', ['-f', 'webp_pipe']],
  ])
})

it('pictures are converted to BT.709 once each, before they are mixed', () => {
  const blend = renderBlend({
    from: picture,
    to: other,
    transition: 'slide',
    frames: 15,
    frame,
    output: file('o'),
  })
  expect(blend.filterGraph).toMatch(/out_color_matrix=bt709.*out_color_matrix=bt709.*xfade=/)
  expect(blend.filterGraph?.match(/out_color_matrix/g)).toHaveLength(2)
})

it('every transition of the settings has its drawing', () => {
  expect(Object.keys(xfadeNames).sort()).toEqual(transitions.filter((name) => name !== 'none').sort())
})

it('a blend too short to have a middle is refused', () => {
  expect(() =>
    renderBlend({ from: picture, to: other, transition: 'fade', frames: 2, frame, output: file('o') }),
  ).toThrow(RangeError)
})

it('captions are drawn on what is BT.709 already, once in a hold, and only their file is named', () => {
  const script = file('captions.ass')
  const ass = 'ass=filename=/scratch/captions.ass:fontsdir=/fonts/files'
  const hold = renderHold({ picture, script, frame, output: file('o') }).filterGraph
  expect(hold).toContain(`colorspace=bt709,${ass},loop=`)
  const span = { clip: { file: file('clip'), frames: 90 }, start: 0, length: 90 }
  expect(renderClip({ ...span, script, frame, output: file('o') }).filterGraph).toContain(
    `colorspace=bt709,${ass}[v]`,
  )
})
