import type { Client, InStatement } from '@libsql/client'

const WRITE = /^\s*(?:insert (?:or \w+ )?into|update|delete from) "(\w+)"/i
const READ = /^\s*select\b/i

/** A client that notes the tables its statements write; `all`: those that a statement of another kind may have written. */
export function notingWrites(client: Client, all: readonly string[]): { client: Client; written: Set<string> } {
  const written = new Set(all)
  const note = (statement: InStatement) => {
    const sql = typeof statement === 'string' ? statement : statement.sql
    const table = WRITE.exec(sql)?.[1]
    if (table === undefined && READ.test(sql)) return
    for (const each of table === undefined ? all : [table]) written.add(each)
  }
  const noted: Partial<Client> = {
    execute(statement: InStatement) {
      note(statement)
      return client.execute(statement)
    },
    batch(statements, mode) {
      for (const each of statements) note(Array.isArray(each) ? each[0] : each)
      return client.batch(statements, mode)
    },
  }
  // What these write is not seen; nothing uses them so far.
  const unseen = new Set(['transaction', 'executeMultiple', 'migrate'])
  // Its other methods work only on the client itself.
  const get = (_: Client, name: string) => {
    if (unseen.has(name)) note('')
    const own: unknown = Reflect.get(client, name)
    return Reflect.get(noted, name) ?? (typeof own === 'function' ? own.bind(client) : own)
  }
  return { client: new Proxy(client, { get }), written }
}
