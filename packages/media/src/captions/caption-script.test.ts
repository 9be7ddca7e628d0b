import { languages } from '@voxdeck/core/languages/languages'
import { frameShapes, frameSize, resolutions } from '@voxdeck/core/video-settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionFonts, fontRuns } from './caption-fonts.ts'
import { captionLook } from './caption-look.ts'
import { captionScript } from './caption-script.ts'

const frame = { width: 1920, height: 1080, framesPerSecond: 30 }
const caption = (language: string, ...lines: string[]) => ({ language, lines, startFrame: 0, endFrame: 1 })
const eventsOf = (script: string) => script.split('\n').filter((line) => line.startsWith('Dialogue:'))
const textOf = (language: string, ...lines: string[]) =>
  eventsOf(captionScript([caption(language, ...lines)], frame))
    .join()
    .replace(/^.*?,,0,0,0,,/, '')

/** The text that libass shows: without codes, and with escapes undone. */
const shown = (text: string) =>
  text
    .replace(/(?<!\\)\{[^}]*\}/g, '')
    .replace(/\\([{}])/g, '$1')
    .replaceAll('\u2060', '')

describe('what a person wrote', () => {
  it.each([
    '{\\an8}up',
    '{\\p1}m 0 0 l 100 0 100 100{\\p0}',
    'one\\Ntwo\\nthree\\hfour',
    'a, b: c; "d" \'e\' %{f} 100% [g] =h',
    '\\{\\} }{ {{}} \\\\ \\',
    'C:\\new\\{\\fs200}',
  ])('is drawn as it is: %s', (line) => expect(shown(textOf('en', line))).toBe(line))

  it('never holds a code, whatever it is', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '\\', 'N', 'n', 'h', 'a', ' ', ',', '字') }),
        (line) => {
          // Only our own blocks are codes; a backslash of the text is followed by a word joiner, so it is no code.
          const text = textOf('en', line)
          const ours = /(?<!\\)\{(?:\\xshad\d+\\yshad\d+|\\fn[\w ]+\\fs[\d.]+)\}/g
          expect(text.replace(ours, '').replace(/\\[{}\u2060]/g, '')).not.toMatch(/[{}\\]/)
        },
      ),
    ))

  it('is one line, with whatever it tries to begin another', () => {
    const script = captionScript(
      [caption('en', 'one\nDialogue: 0,0:00:00.00\r\n[Fonts]\u2028two\u0000\u000b')],
      frame,
    )
    expect(eventsOf(script)).toHaveLength(1)
    expect(script).not.toMatch(/^\[Fonts\]/m)
    expect(script).toContain('one Dialogue: 0,0:00:00.00 [Fonts] two')
  })

  it('loses pictures that no font of ours has, and nothing else', () =>
    expect(shown(textOf('en', 'Well done 👍🏽, team™ ❤️ ☂'))).toBe('Well done , team™ ☂'))
})

describe('a script', () => {
  it('has two lines in one event, and its own codes only', () =>
    expect(textOf('en', 'Fish', 'and chips')).toBe(
      '{\\xshad24\\yshad8}{\\fnNoto Sans\\fs73.5}Fish\\N{\\fnNoto Sans\\fs73.5}and chips',
    ))

  it('shows each caption from its frame to the one before its end', () => {
    const times = Array.from({ length: 150 }, (_, startFrame) => {
      const timed = { ...caption('en', 'a'), startFrame, endFrame: startFrame + 1 }
      const [start = '', end = ''] = eventsOf(captionScript([timed], frame))
        .join()
        .split(',')
        .slice(1, 3)
      const milliseconds = (time: string) => {
        const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
        return (hours * 3600 + minutes * 60 + seconds) * 1000
      }
      return [0, ...Array.from({ length: 151 }, (_, at) => at)]
        .slice(1)
        .filter((at) => milliseconds(start) <= (at * 1000) / 30 && (at * 1000) / 30 < milliseconds(end))
    })
    expect(times).toEqual(times.map((_, startFrame) => [startFrame]))
  })

  it('runs from right to left in Arabic, also after a foreign word', () => {
    const script = captionScript([caption('ar', 'Voxdeck هنا')], frame)
    expect(script).toContain('\u200F{\\fnNoto Sans\\')
    expect(script).toMatch(/^Style: .*,-1$/m)
  })

  it('draws each letter with the font of its script', () => {
    expect(fontRuns('ใช้ Voxdeck 2.0 ได้', 'thai')).toEqual([
      { family: 'thai', text: 'ใช้ ' },
      { family: 'latin', text: 'Voxdeck 2.0 ' },
      { family: 'thai', text: 'ได้' },
    ])
    expect(fontRuns('“新”系统 OK。', 'chinese')).toEqual([{ family: 'chinese', text: '“新”系统 OK。' }])
    expect(fontRuns('क्या है।', 'devanagari')).toEqual([{ family: 'devanagari', text: 'क्या है।' }])
  })
})

describe('the look', () => {
  const shapes = Object.keys(resolutions).flatMap((resolution) =>
    frameShapes.map((shape) => frameSize(resolution as keyof typeof resolutions, shape)),
  )
  it.each(languages)(
    'leaves room for a full line in $name, in every frame',
    ({ code, caption: { lettersPerLine } }) => {
      for (const size of shapes) {
        const { letters, marginX, marginBottom } = captionLook(['a'.repeat(lettersPerLine)], code, size)
        expect(letters).toBeLessThanOrEqual(Math.min(size.width, size.height) / 20)
        expect(letters).toBeGreaterThan(Math.min(size.width, size.height) / 30)
        expect(marginX).toBeGreaterThanOrEqual(size.width * 0.05)
        expect(marginBottom).toBeGreaterThanOrEqual(size.height * 0.05 - 1)
      }
    },
  )

  it('is smaller only for lines of capitals and the like', () => {
    const lettersOf = (line: string) => captionLook([line], 'en', frameSize('1080p', '9:16')).letters
    const usual = lettersOf('In the next minutes you will see how it is')
    expect(lettersOf('Short.')).toBe(usual)
    expect(lettersOf('W'.repeat(42))).toBeLessThan(usual * 0.7)
    expect(Object.values(captionFonts).every(({ lineHeight }) => lineHeight > 1)).toBe(true)
  })
})
