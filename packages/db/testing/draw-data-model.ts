import type { Database } from '../src/connect.ts'

type Column = { table: string; name: string; type: string; key: string | null }
type Relation = { table: string; target: string; columns: string; optional: boolean }

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
         case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey))
              then 'PK'
              when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
              then 'FK' end as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and c.relname not like 'kysely%'
   order by c.relname, a.attnum`

const relationsQuery = `
  select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
         string_agg(a.attname, ', ' order by a.attnum) as columns, bool_or(not a.attnotnull) as optional
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
   where k.contype = 'f' and k.connamespace = 'public'::regnamespace
   group by k.oid, k.conrelid, k.confrelid
   order by 2, 1, 3`

/** Mermaid takes one word for a type. */
const wordOf = (type: string): string =>
  type.replace('timestamp with time zone', 'timestamptz').replace(/\W+/g, '_')

/** The tables of a migrated database and how they refer to each other, as Mermaid draws them. */
export const drawDataModel = async ({ pool }: Pick<Database, 'pool'>): Promise<string> => {
  const columns = (await pool.query<Column>(columnsQuery)).rows
  const relations = (await pool.query<Relation>(relationsQuery)).rows
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const lines = own.map(({ name, type, key }) => `    ${wordOf(type)} ${name}${key ? ` ${key}` : ''}`)
    return [`  ${table} {`, ...lines, '  }'].join('\n')
  })
  const arrows = relations.map(
    ({ table, target, columns: by, optional }) =>
      `  ${target} ${optional ? '|o' : '||'}--o{ ${table} : "${by}"`,
  )
  return ['```mermaid', 'erDiagram', ...arrows, ...tables, '```'].join('\n')
}
