import { describe, expect, it } from 'vitest'
import { cachePaths } from './paths.ts'

describe('the cache outside the work tree', () => {
  it('is where VOXDECK_CACHE says', () => {
    expect(cachePaths({ VOXDECK_CACHE: '/srv/kept', XDG_CACHE_HOME: '/x' }, '/home/ada').root).toBe(
      '/srv/kept',
    )
  })

  it('is a folder of its own in XDG_CACHE_HOME', () => {
    expect(cachePaths({ XDG_CACHE_HOME: '/x' }, '/home/ada').root).toBe('/x/voxdeck')
  })

  it('is in the home folder otherwise, also when the variables are empty', () => {
    expect(cachePaths({}, '/home/ada').root).toBe('/home/ada/.cache/voxdeck')
    expect(cachePaths({ VOXDECK_CACHE: '', XDG_CACHE_HOME: '' }, '/home/ada').voices).toBe(
      '/home/ada/.cache/voxdeck/voices',
    )
  })
})
