import { expect, it } from 'vitest'
import { jailArgs } from './jail-args.ts'
import { defaultLimits } from './limits.ts'

const args = jailArgs({
  program: 'ffmpeg',
  args: ['-version'],
  scratchDirectory: '/var/scratch/one',
  readOnly: ['/models'],
  limits: { ...defaultLimits, cpuSeconds: 7, addressSpaceBytes: 1000 },
})

it('cuts the program off: no network, no foreign processes, no capabilities, no environment', () => {
  expect(args).toEqual(
    expect.arrayContaining(['--unshare-all', '--die-with-parent', '--new-session', '--clearenv']),
  )
  expect(args.join(' ')).toContain('--cap-drop ALL')
})

it('lets it write to its own scratch directory only', () => {
  const writable = args.flatMap((arg, index) => (arg === '--bind' ? [args.slice(index + 1, index + 3)] : []))
  expect(writable).toEqual([['/var/scratch/one', '/scratch']])
  expect(args.join(' ')).toContain('--ro-bind /models /models')
})

it('sets the limits inside, on the program itself', () => {
  const inside = args.slice(args.indexOf('--') + 1)
  expect(inside.indexOf('prlimit')).toBeLessThan(inside.indexOf('ffmpeg'))
  expect(inside).toEqual(expect.arrayContaining(['--as=1000', '--cpu=7:12']))
  expect(inside.slice(-2)).toEqual(['ffmpeg', '-version'])
})

it('shows it the fonts of captions, and no others', () => {
  const withFonts = jailArgs({
    program: 'ffmpeg',
    args: [],
    scratchDirectory: '/var/scratch/one',
    readOnly: [],
    fonts: '/var/fonts',
    limits: defaultLimits,
  }).join(' ')
  expect(withFonts).toContain('--ro-bind /var/fonts /fonts')
  expect(withFonts).toContain('--setenv FONTCONFIG_FILE /fonts/fonts.conf')
  expect(args.join(' ')).not.toContain(' /fonts ')
})
