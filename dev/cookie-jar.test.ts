import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookie-jar.ts'

const answer = (...lines: string[]) =>
  new Response(null, { headers: lines.map((line): [string, string] => ['set-cookie', line]) })
const home = new URL('http://localhost:4101/')

describe('the cookie jar', () => {
  it('sends back what it was given, to the same host only', () => {
    const jar = createCookieJar()
    jar.keep(home, answer('__Host-session=a=b; Path=/; Secure; HttpOnly', 'theme=dark'))
    expect(jar.header(new URL('/api/projects', home))).toBe('__Host-session=a=b; theme=dark')
    expect(jar.header(new URL('http://localhost:9999/'))).toBe('')
  })

  it('keeps a cookie to its path', () => {
    const jar = createCookieJar()
    jar.keep(home, answer('resume=1; path=/auth/x'))
    expect(jar.header(home)).toBe('')
    expect(jar.header(new URL('/auth/x', home))).toBe('resume=1')
  })

  it('forgets what has expired', () => {
    const jar = createCookieJar()
    jar.keep(home, answer('one=1', 'two=2'))
    jar.keep(home, answer('one=; expires=Thu, 01 Jan 1970 00:00:00 GMT', 'two=; Max-Age=0'))
    expect(jar.header(home)).toBe('')
  })
})
