import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './open.ts'
import { settings } from './schema.ts'

/** A random secret that lives as long as the database. */
export async function secretOf(db: Database, key: 'tokenSecret' | 'saltSecret'): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
  const row = await db.query.settings.findFirst({ where: eq(settings.key, key) })
  return row?.value ?? value
}
