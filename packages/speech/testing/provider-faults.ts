import type { SpeechFailure } from '../src/speech-errors.ts'
import type { Answer, Trouble } from './provider-server.ts'

const sound = { 'content-type': 'audio/pcm' }

/** Faults of any provider, and the failure that each must cause. */
export const providerFaults: [about: string, trouble: Trouble | Answer, failure: SpeechFailure][] = [
  ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 'unreachable'],
  ['an error that is no JSON', { status: 500, body: '{"detail":' }, 'bad_answer'],
  ['an error of 100 MB', { status: 500, body: Buffer.alloc(100 * 2 ** 20, 'x') }, 'bad_answer'],
  ['a connection that breaks', (response) => response.socket?.destroy(), 'unreachable'],
  ['no answer for too long', () => undefined, 'slow'],
  [
    'an answer that stops in the middle of time',
    (response) => response.writeHead(200, sound).write(Buffer.alloc(4000)),
    'slow',
  ],
  [
    'an answer that is cut off',
    (response) => {
      response.writeHead(200, { ...sound, 'content-length': 100_000 }).write(Buffer.alloc(4000))
      setTimeout(() => response.socket?.destroy(), 50)
    },
    'bad_answer',
  ],
  ['nothing', { headers: sound, body: '' }, 'bad_answer'],
  ['half a sample', { headers: sound, body: Buffer.alloc(100_001, 1) }, 'bad_answer'],
  ['silence', { headers: sound, body: Buffer.alloc(100_000) }, 'bad_answer'],
  ['100 MB', { headers: sound, body: Buffer.alloc(100 * 2 ** 20, 1) }, 'bad_answer'],
  ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>Hello</html>' }, 'bad_answer'],
  [
    'a rate that no voice has',
    { headers: { 'content-type': 'audio/pcm;rate=7' }, body: Buffer.alloc(4000) },
    'bad_answer',
  ],
  ['another address', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, 'unreachable'],
]
