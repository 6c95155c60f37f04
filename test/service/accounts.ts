import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database/open.ts'
import { identities, users } from './database/schema.ts'
import type { Identity, User } from './sessions.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts and the WeChat identities that sign in to them. */
export function createAccounts(db: Database, now: () => number) {
  const create = async (mobile: string | null): Promise<User> => {
    const userId = `U${randomBytes(6).toString('hex')}`
    const nickName = mobile === null ? '微信用户' : `用户${mobile.slice(-4)}`
    const row = { userId, nickName, avatarUrl: `/files/avatars/${userId}.svg`, mobile, createdAt: now() }
    const [made] = await db.insert(users).values(row).onConflictDoNothing().returning()
    const user = made ?? (mobile === null ? undefined : await byMobile(mobile))
    if (!user) throw new Error('an account could not be made')
    return user
  }
  const byMobile = (mobile: string) => db.query.users.findFirst({ where: eq(users.mobile, mobile) })
  const byId = (userId: string) => db.query.users.findFirst({ where: eq(users.userId, userId) })
  const identityOf = (openId: string) => db.query.identities.findFirst({ where: eq(identities.openId, openId) })

  return {
    byMobile,
    identityOf,
    identityOfUser: (userId: string) => db.query.identities.findFirst({ where: eq(identities.userId, userId) }),

    /** The account of a mobile number, created if it is new. */
    async ofMobile(mobile: string): Promise<{ user: User; isNew: boolean }> {
      const found = await byMobile(mobile)
      return found ? { user: found, isNew: false } : { user: await create(mobile), isNew: true }
    },

    /** The account of a WeChat identity; a new identity gets a visitor account. */
    async ofWeChat(openId: string, unionId: string | undefined): Promise<{ user: User; identity: Identity }> {
      const known = await identityOf(openId)
      const user = known && (await byId(known.userId))
      if (known && user) return { user, identity: known }
      const visitor = await create(null)
      const wxId = `W${createHash('sha256').update(openId).digest('hex').slice(0, 15)}`
      const row = { openId, wxId, unionId: unionId ?? null, userId: visitor.userId, nickName: null, avatarUrl: null }
      await db.insert(identities).values(row).onConflictDoNothing()
      const identity = (await identityOf(openId)) ?? row
      return { user: (await byId(identity.userId)) ?? visitor, identity }
    },

    /** Stores the name and the picture that WeChat gave for an identity. */
    async setProfile(openId: string, profile: { nickName: string; avatarUrl: string }): Promise<void> {
      await db.update(identities).set(profile).where(eq(identities.openId, openId))
    },

    /** Assigns a mobile number to a visitor account. */
    async register(userId: string, mobile: string): Promise<User | undefined> {
      const [user] = await db
        .update(users)
        .set({ mobile, nickName: `用户${mobile.slice(-4)}` })
        .where(eq(users.userId, userId))
        .returning()
      return user
    },

    /** Links a WeChat identity to another account. */
    async attach(openId: string, userId: string): Promise<Identity | undefined> {
      const [identity] = await db.update(identities).set({ userId }).where(eq(identities.openId, openId)).returning()
      return identity
    },

    /** Unlinks a WeChat identity from its account; its next authorization creates a visitor. */
    async detach(openId: string): Promise<void> {
      await db.delete(identities).where(eq(identities.openId, openId))
    },

    /** The last valid sales number wins; an empty one never overwrites it. product §0.4 */
    async credit(userId: string, salesNumber: string | undefined): Promise<void> {
      if (salesNumber === undefined || !/^[A-Za-z0-9_-]{1,32}$/.test(salesNumber)) return
      await db.update(users).set({ salesNumber }).where(eq(users.userId, userId))
    },
  }
}
