import { eq } from 'drizzle-orm'
import { tickets, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { Identity, User } from '#test/service/sessions.ts'
import { type Proof, ticketIs } from './ways-in.ts'

interface Asked {
  certificate: string
  salesNumber?: string | undefined
  rebind?: boolean | undefined
}

/**
 * Links the WeChat identity of a certificate to a mobile number. A number linked to another WeChat identity is moved
 * only on request; until then neither the proof nor the certificate is used up. AC-02
 */
export async function bindWeChat(asked: Asked, prove: () => Promise<Proof>, deps: Deps, now: number) {
  const { accounts, sessions, db } = deps
  const certificate = ticketIs('CERTIFICATE', asked.certificate, now)
  const held = await db.query.tickets.findFirst({ where: certificate })
  const identity = held && (await accounts.identityOf(held.subject))
  if (!identity) throw new Refusal(40335, '授权已过期，请重新进入')
  const proof = await prove()
  const owner = await accounts.byMobile(proof.mobile)
  const other = owner && (await accounts.identityOfUser(owner.userId))
  if (other && other.openId !== identity.openId && !asked.rebind) {
    throw new Refusal(40910, '该手机号已绑定其他微信，是否换绑到当前微信？')
  }
  await proof.use()
  await db.delete(tickets).where(certificate)
  if (other && other.openId !== identity.openId) {
    await accounts.detach(other.openId)
    await sessions.end({ openId: other.openId })
  }
  const { user, signsInTo } = await join(identity, owner, proof.mobile, deps)
  await accounts.credit(user.userId, asked.salesNumber)
  return sessions.start(user, signsInTo)
}

/** The visitor becomes the owner of the number, or the identity moves to the account that already has it. */
async function join(identity: Identity, owner: User | undefined, mobile: string, { accounts, db }: Deps) {
  const current = await db.query.users.findFirst({ where: eq(users.userId, identity.userId) })
  if (!owner && current && current.mobile === null) {
    const user = (await accounts.register(current.userId, mobile)) ?? current
    return { user, signsInTo: identity }
  }
  const user = owner ?? (await accounts.ofMobile(mobile)).user
  return { user, signsInTo: (await accounts.attach(identity.openId, user.userId)) ?? identity }
}
