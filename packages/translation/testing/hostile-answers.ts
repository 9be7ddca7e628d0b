import type { Reply } from './loopback-server.ts'

const ok = (what: string, body: string | Buffer): { what: string; reply: Reply } => ({
  what,
  reply: { status: 200, headers: { 'content-type': 'application/json' }, body },
})

export const hostileReplies = [
  ok('a page', '<!doctype html><title>Welcome</title><p>It works!'),
  ok('nothing', ''),
  ok('null', 'null'),
  ok('a number', '42'),
  ok('a list', '[]'),
  ok('an empty object', '{}'),
  ok('half of an answer', '{"translatedText":["Hola'),
  ok('10 MB', `{"translatedText":"${'a'.repeat(10 * 2 ** 20)}"}`),
  ok('bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80])),
]

export const hostileTexts: { what: string; change: (texts: unknown[]) => unknown[] }[] = [
  { what: 'a missing text', change: (texts) => texts.slice(1) },
  { what: 'a text too many', change: (texts) => [...texts, 'more'] },
  { what: 'numbers', change: (texts) => texts.map(() => 7) },
  { what: 'null', change: (texts) => texts.map(() => null) },
  { what: 'lists', change: (texts) => texts.map((text) => [text]) },
  { what: 'empty texts', change: (texts) => texts.map(() => ' \n') },
  {
    what: 'a megabyte of blanks',
    change: (texts) => texts.map((text) => `${String(text)}${' '.repeat(2 ** 20)}`),
  },
  {
    what: 'a tag without an end',
    change: (texts) => texts.map((text) => `${String(text)} <x ${'id=m0-1 '.repeat(2 ** 17)}`),
  },
  { what: 'a flood', change: (texts) => texts.map((text) => String(text).repeat(200)) },
]
