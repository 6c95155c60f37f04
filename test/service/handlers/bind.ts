import { and, eq, gt } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { contract } from '#api/contract.ts'
import { tickets } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { Identity, User } from '#test/service/sessions.ts'

type Input = InferOutput<(typeof contract)['auth']['wxRegister']['input']>

/**
 * Binds the WeChat identity of a certificate to a mobile number. A number that another WeChat holds is moved only on
 * request; until then neither the code nor the certificate is used up. product AC-02
 */
export async function bindWeChat(input: Input, deps: Deps, now: number) {
  const { accounts, sessions, sms, db } = deps
  const certificate = and(
    eq(tickets.ticket, input.certificate),
    eq(tickets.kind, 'CERTIFICATE'),
    gt(tickets.expireAt, now),
  )
  const held = await db.query.tickets.findFirst({ where: certificate })
  const identity = held && (await accounts.identityOf(held.subject))
  if (!identity) throw new Refusal(40335, '授权已过期，请重新进入')
  await sms.check(input.mobile, input.code)
  const owner = await accounts.byMobile(input.mobile)
  const other = owner && (await accounts.identityOfUser(owner.userId))
  if (other && other.openId !== identity.openId && !input.rebind) {
    throw new Refusal(40910, '该手机号已绑定其他微信，是否换绑到当前微信？')
  }
  await sms.consume(input.mobile, input.code)
  await db.delete(tickets).where(certificate)
  if (other && other.openId !== identity.openId) {
    await accounts.detach(other.openId)
    await sessions.end({ openId: other.openId })
  }
  const { user, signsInTo } = await join(identity, owner, input.mobile, deps)
  await accounts.credit(user.userId, input.salesNumber)
  return sessions.start(user, signsInTo)
}

/** The visitor becomes the owner of the number, or the identity moves to the account that has it already. */
async function join(identity: Identity, owner: User | undefined, mobile: string, { accounts, db }: Deps) {
  const current = await db.query.users.findFirst({ where: (row, { eq: is }) => is(row.userId, identity.userId) })
  if (!owner && current && current.mobile === null) {
    const user = (await accounts.register(current.userId, mobile)) ?? current
    return { user, signsInTo: identity }
  }
  const user = owner ?? (await accounts.ofMobile(mobile)).user
  return { user, signsInTo: (await accounts.attach(identity.openId, user.userId)) ?? identity }
}
