import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('./migrations/', import.meta.url)

/** Until then there was no release whose processes could still run while a migration does. */
const lastOfOldTimes = '0015'

const isNew = (file: string) => file.slice(0, 4) > lastOfOldTimes
const files = readdirSync(folder).filter((file) => file.endsWith('.up.sql') && isNew(file))

/** What a process of the release before may still read or write, or what locks a table while it checks every row. */
const contracting = [
  /drop\s+(table|column)/i,
  /\brename\b/i,
  /alter\s+column\s+\w+\s+(set\s+not\s+null|type|drop\s+default)/i,
  /add\s+column\s+\w+\s+[^,;]*not\s+null(?![^,;]*default)/i,
]

const isContracting = (sql: string) => contracting.some((pattern) => pattern.test(sql))
const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '')

describe('migrations', () => {
  it.each(files)('%s only adds, or says from which release on it may run', (file) => {
    const sql = readFileSync(new URL(file, folder), 'utf8')
    const saysWhen = /update schema_support set oldest = '\d{4}-[a-z-]+'/.test(sql)
    expect(isContracting(withoutComments(sql))).toBe(saysWhen)
  })

  it.each([
    'alter table a drop column b;',
    'drop table a;',
    'alter table a rename column b to c;',
    'alter table a alter column b set not null;',
    'alter table a alter column b type text;',
    'alter table a add column b text not null;',
  ])('that contract are recognised: %s', (sql) => expect(isContracting(sql)).toBe(true))

  it.each([
    'alter table a add column b text;',
    "alter table a add column b text not null default '';",
    'create table a (b text not null);',
    'create index a on b (c);',
  ])('that expand are let through: %s', (sql) => expect(isContracting(sql)).toBe(false))
})
