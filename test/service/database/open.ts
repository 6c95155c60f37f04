import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type InStatement } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { is, type SQL } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from './schema.ts'
import { notingWrites } from './written.ts'

interface Wanted {
  where?: SQL | undefined
  orderBy?: SQL | SQLiteColumn | (SQL | SQLiteColumn)[]
  limit?: number
  offset?: number
}

/** The rows of a table by condition and order. */
interface Rows<Row> {
  findFirst(wanted?: Wanted): Promise<Row | undefined>
  findMany(wanted?: Wanted): Promise<Row[]>
}

type Tables = {
  [N in keyof typeof schema]: (typeof schema)[N] extends { $inferSelect: infer Row } ? Rows<Row> : never
}

/** drizzle's database without its relation types, which no table uses: they would double the time of a type check. */
export type Database = Omit<LibSQLDatabase, 'query'> & { readonly query: Tables }

const untyped: Record<string, unknown> = schema
const tables = Object.values(untyped).filter((each) => is(each, SQLiteTable))
const statements = tables.flatMap(statementsOf)
const names = tables.map((table) => getTableConfig(table).name)

/** A statement with the values of its placeholders. */
export type Statement = Exclude<InStatement, string>

/**
 * The database of a folder, or an in-memory one. The file name contains a hash of the schema, so that a newer service
 * starts a new file instead of misreading an old one. A write is on disk when it is answered (synchronous is full).
 * Statements that belong together are one `batch`: while a transaction is open, every other write would fail.
 */
export async function openDatabase(where: string) {
  const client = createClient({ url: where === ':memory:' ? 'file::memory:' : fileIn(where) })
  if (where !== ':memory:') await client.execute('pragma journal_mode = wal')
  await client.executeMultiple(`begin; ${statements.join(';')}; commit`)
  const noting = notingWrites(client, names)
  let last: readonly Statement[] | undefined
  return {
    db: drizzle(noting.client, { schema: untyped }) as unknown as Database, // see its type
    /** Executes these in one transaction. */
    fill: async (rows: readonly Statement[]) => void (await client.batch([...rows], 'write')),
    /**
     * The same in emptied tables. Those that nobody has written since the last time stay as they are: filling all of them
     * costs more than most tests. Others may write the file of a folder, too.
     */
    async restart(rows: readonly Statement[]) {
      const isKnown = where === ':memory:' && rows === last
      const due = isKnown ? [...noting.written] : names
      const isDue = ({ sql }: Statement) => due.some((name) => sql.startsWith(`insert into "${name}" `))
      last = rows
      noting.written.clear()
      await client.batch([...due.map((name) => `delete from "${name}"`), ...rows.filter(isDue)], 'write')
    },
    close: () => client.close(),
  }
}

function fileIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const structure = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 8)
  return pathToFileURL(join(folder, `service-${structure}.db`)).href
}

/** The DDL of a table, derived from its drizzle definition. */
function statementsOf(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const lines = columns.map((column) => {
    const key = column.primary ? ` primary key${grows(column) ? ' autoincrement' : ''}` : ''
    const unique = column.isUnique ? ' unique' : ''
    return `"${column.name}" ${column.getSQLType()}${key}${column.notNull ? ' not null' : ''}${unique}`
  })
  for (const { columns: parts } of primaryKeys) lines.push(`primary key (${quoted(parts)})`)
  return [
    `create table if not exists "${name}" (${lines.join(', ')})`,
    ...indexes.map(({ config }) => {
      const parts = config.columns.filter((each) => 'name' in each)
      return `create index if not exists "${config.name}" on "${name}" (${quoted(parts)})`
    }),
  ]
}

/** Whether its ids are never reused. */
function grows(column: object): boolean {
  return 'autoIncrement' in column && column.autoIncrement === true
}

function quoted(columns: readonly { name: string }[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ')
}
