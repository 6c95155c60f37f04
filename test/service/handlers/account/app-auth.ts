import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { appleIdentities, tickets, users } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { without } from '#test/service/without.ts'
import { bindWeChat } from '#test/service/people/bind.ts'
import { cancelAccount } from '#test/service/people/cancel.ts'
import { pcLoginStatus } from '#test/service/people/pc-login.ts'
import {
  byCode,
  byPhone,
  type Proof,
  refresh,
  signInBy,
  signInByTicket,
  signInByWeChat,
  ticketIs,
} from '#test/service/people/ways-in.ts'

const CERTIFICATE_LIFE = 10 * 60_000

interface Register {
  certificate: string
  salesNumber?: string | undefined
}

export function appAuth(deps: Deps): Handlers<'app-auth'> {
  const signIn = async (proof: Proof, salesNumber: string | undefined) =>
    without(await signInBy(proof, salesNumber, null, deps), 'user')
  return {
    appLogin: async ({ mobile, code, salesNumber }) => signIn(await byCode(mobile, code, deps), salesNumber),
    appOneKeyLogin: async ({ phoneCode, salesNumber }) => signIn(await byPhone(phoneCode, deps), salesNumber),
    appSessionLogin: ({ ticket }, { now }) => signInByTicket(ticket, now, deps),
    appTokenRefresh: ({ refreshToken, accessToken }) => refresh(refreshToken, accessToken, deps),
    appCheckLoginStatus: ({ ticket }, { now }) => pcLoginStatus(ticket, now, deps),
    accountCancel: (input, visit) => cancelAccount(visit.known().user, input, visit.now, deps),

    appWxLogin: ({ code, salesNumber }) => signInByWeChat(code, salesNumber, deps),
    appWxRegister: (input, { now }) => bindWeChat(input, () => byCode(input.mobile, input.code, deps), deps, now),
    appWxOneKeyRegister: (input, { now }) => bindWeChat(input, () => byPhone(input.phoneCode, deps), deps, now),

    appleLogin: ({ identityToken }, { now }) => appleLogin(identityToken, now, deps),
    appleRegister: (input, { now }) => appleRegister(input, () => byCode(input.mobile, input.code, deps), now, deps),
    appleOneKeyRegister: (input, { now }) => appleRegister(input, () => byPhone(input.phoneCode, deps), now, deps),
  }
}

async function appleLogin(identityToken: string, now: number, { db, sessions }: Deps) {
  const [used] = await db
    .delete(tickets)
    .where(ticketIs('APPLE', identityToken, now))
    .returning()
  if (!used) throw new Refusal(40337, 'Apple 登录已失效，请重试')
  const known = await db.query.appleIdentities.findFirst({ where: eq(appleIdentities.appleId, used.subject) })
  const user = known && (await db.query.users.findFirst({ where: eq(users.userId, known.userId) }))
  if (user) return { registered: true, tokens: await sessions.start(user, null) }
  const certificate = randomBytes(16).toString('hex')
  const expireAt = now + CERTIFICATE_LIFE
  await db.insert(tickets).values({ ticket: certificate, kind: 'APPLE_CERTIFICATE', subject: used.subject, expireAt })
  return { registered: false, certificate }
}

/** The certificate is used up only when the number is verified. */
async function appleRegister(asked: Register, prove: () => Promise<Proof>, now: number, deps: Deps) {
  const good = ticketIs('APPLE_CERTIFICATE', asked.certificate, now)
  const held = await deps.db.query.tickets.findFirst({ where: good })
  if (!held) throw new Refusal(40335, '授权已过期，请重新进入')
  const proof = await prove()
  await deps.db.delete(tickets).where(good)
  const { user, ...signedIn } = await signInBy(proof, asked.salesNumber, null, deps)
  const row = { appleId: held.subject, userId: user.userId }
  await deps.db.insert(appleIdentities).values(row).onConflictDoUpdate({ target: appleIdentities.appleId, set: row })
  return signedIn
}
