import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from './database/open.ts'
import { type identities, sessions, users } from './database/schema.ts'
import { secretOf } from './database/secret.ts'
import { Refusal } from './refusal.ts'

const ACCESS_LIFE = 2 * 3600_000
const REFRESH_LIFE = 30 * 86_400_000

export type User = typeof users.$inferSelect
export type Identity = typeof identities.$inferSelect

/** The claims of a valid access token. */
export interface Session {
  sessionId: string
  user: User
  openId: string | null
  wxId: string | null
}

interface Claims {
  /** The account. */
  sub: string
  sid: string
  serial: number
  /** Trackers without a stored wxId read it here. spec §3 */
  wxId?: string
  /** Seconds, as JWT has it. */
  exp: number
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>

/** Signed access tokens (2 h) and refresh tokens (30 d, unchanged by refreshes). spec §3, §4 */
export async function createSessions(db: Database, now: () => number) {
  let secret = await secretOf(db, 'tokenSecret')
  // Prepared: every call of a customer needs both.
  const sessionById = db
    .select()
    .from(sessions)
    .where(eq(sessions.sessionId, sql.placeholder('sessionId')))
    .prepare()
  const userById = db
    .select()
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare()
  const accessToken = (row: typeof sessions.$inferSelect): string =>
    signed(
      {
        sub: row.userId,
        sid: row.sessionId,
        serial: row.serial,
        ...(row.wxId !== null && { wxId: row.wxId }),
        exp: Math.floor((now() + ACCESS_LIFE) / 1000),
      },
      secret,
    )
  const toSession = async ({
    sessionId,
    userId,
    openId,
    wxId,
  }: typeof sessions.$inferSelect): Promise<Session | null> => {
    const user = await userById.get({ userId })
    return user ? { sessionId, user, openId, wxId } : null
  }
  const rowOf = (sessionId: string) => sessionById.get({ sessionId })

  return {
    /** Signs an account in. */
    async start(user: User, identity: Identity | null) {
      const refreshToken = `r${randomBytes(32).toString('base64url')}`
      const row = {
        sessionId: randomBytes(12).toString('hex'),
        refreshHash: hashOf(refreshToken),
        userId: user.userId,
        openId: identity?.openId ?? null,
        wxId: identity?.wxId ?? null,
        serial: 1,
        minSerial: 1,
        expireAt: now() + REFRESH_LIFE,
      }
      await db.insert(sessions).values(row)
      return {
        accessToken: accessToken(row),
        refreshToken,
        ...(identity && { openId: identity.openId, wxId: identity.wxId }),
      }
    },

    /** The owner of this token; null when it is invalid, expired, or of a session that has ended. */
    async read(token: string): Promise<Session | null> {
      const claims = opened(token, secret)
      if (!claims || claims.exp * 1000 <= now()) return null
      const row = await rowOf(claims.sid)
      return row && claims.serial >= row.minSerial ? toSession(row) : null
    },

    /** An active session. */
    async find(sessionId: string): Promise<Session | null> {
      const row = await rowOf(sessionId)
      return row ? toSession(row) : null
    },

    /** A new access token; earlier ones stay valid until they expire. */
    async refresh(refreshToken: string, oldAccess: string): Promise<string> {
      const row = await db.query.sessions.findFirst({ where: eq(sessions.refreshHash, hashOf(refreshToken)) })
      if (!row) throw new Refusal(81000008, '登录已失效，请重新登录')
      if (row.expireAt <= now()) throw new Refusal(81030010, '登录已过期，请重新登录')
      const claims = opened(oldAccess, secret)
      if (claims && claims.sid !== row.sessionId) throw new Refusal(81030002, '登录信息不一致，请重新登录')
      const [next] = await db
        .update(sessions)
        .set({ serial: sql`${sessions.serial} + 1` })
        .where(eq(sessions.sessionId, row.sessionId))
        .returning()
      if (!next) throw new Refusal(81000008, '登录已失效，请重新登录')
      return accessToken(next)
    },

    /** Ends every session of an identity or an account. */
    async end(of: { openId: string } | { userId: string }): Promise<void> {
      await db.delete(sessions).where('openId' in of ? eq(sessions.openId, of.openId) : eq(sessions.userId, of.userId))
    },

    /** Makes every access token issued so far count as expired. For tests. */
    async expireAll(): Promise<void> {
      await db.update(sessions).set({ minSerial: sql`${sessions.serial} + 1` })
    },

    /** Reloads the signing secret, after the database was reset. */
    async reload(): Promise<void> {
      secret = await secretOf(db, 'tokenSecret')
    },
  }
}

const HEADER = part({ alg: 'HS256', typ: 'JWT' })

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signed(claims: Claims, secret: string): string {
  const text = `${HEADER}.${part({ ...claims, jti: randomBytes(6).toString('hex') })}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

function opened(token: string, secret: string): Claims | null {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  const good = Buffer.from(createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url'))
  // Compared as text: several spellings of the last character decode to the same bytes.
  const given = Buffer.from(signature)
  if (rest.length > 0) return null
  if (given.length !== good.length || !timingSafeEqual(given, good)) return null
  // The signature proves that we issued it.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
}

/** Identifies a token without revealing it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
