import { describe, expect, it } from 'vitest'
import { ffmpegArgs } from './ffmpeg-command.ts'
import { type InputKind, inputKinds } from './input-kinds.ts'

const file = (name: string) => ({ path: `/var/scratch/${name}`, inside: `/scratch/${name}` })

describe.each(Object.keys(inputKinds) as InputKind[])('an input of kind %s', (kind) => {
  const args = ffmpegArgs({
    inputs: [
      { kind, file: file('one') },
      { kind, file: 'stdin' },
    ],
    output: { file: 'nowhere', options: [] },
  })

  it('carries all three whitelists before its own -i', () => {
    const [first = [], second = []] = args.join(' ').split(' -i ')
    for (const before of [first, second])
      for (const list of ['-protocol_whitelist file,pipe', '-format_whitelist ', '-codec_whitelist '])
        expect(before).toContain(list)
  })

  it('is named with its protocol, by the path inside the jail', () => {
    expect(args).toContain('file:/scratch/one')
    expect(args).toContain('pipe:0')
  })
})

it('never offers playlist demuxers to what users send', () => {
  expect(inputKinds['user-video'].formats).toEqual(['mov'])
})
