import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { COMPANY_TYPE, PRODUCT_TYPE } from '#config/constants.ts'
import { tickets, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import type { Visit } from '#test/service/visit.ts'

const SCOPES = new Set(['snsapi_base', 'snsapi_userinfo'])

/** A verified mobile number; `use` uses the proof up. */
export interface Proof {
  mobile: string
  use(): Promise<void>
}

/** By the code of an SMS. */
export async function byCode(mobile: string, code: string, { sms }: Deps): Promise<Proof> {
  await sms.check(mobile, code)
  return { mobile, use: () => sms.consume(mobile, code) }
}

/** By a code from a mini-program or the phone's operator. */
export async function byPhone(phoneCode: string, deps: Deps): Promise<Proof> {
  const good = ticketIs('PHONE', phoneCode, deps.now())
  const found = await deps.db.query.tickets.findFirst({ where: good })
  if (!found) throw new Refusal(40336, '手机号授权已失效，请重试')
  return {
    mobile: found.subject,
    async use() {
      const used = await deps.db.delete(tickets).where(good).returning()
      if (used.length === 0) throw new Refusal(40336, '手机号授权已失效，请重试')
    },
  }
}

export function ticketIs(kind: (typeof tickets.$inferSelect)['kind'], ticket: string, now: number) {
  return and(eq(tickets.ticket, ticket), eq(tickets.kind, kind), gt(tickets.expireAt, now))
}

/** Signs in the account of a verified number; only the token proves whose WeChat identity this is. */
export async function signInBy(proof: Proof, salesNumber: string | undefined, session: Session | null, deps: Deps) {
  const { accounts, sessions } = deps
  await proof.use()
  const { user, isNew } = await accounts.ofMobile(proof.mobile)
  await accounts.credit(user.userId, salesNumber)
  const mine = session?.openId != null && session.user.mobile === null ? session.openId : null
  const bound = await accounts.identityOfUser(user.userId)
  const identity = bound ?? (mine === null ? undefined : await accounts.attach(mine, user.userId))
  return { user, ...(await sessions.start(user, identity ?? null)), isNew }
}

/** Signs in with a single-use code of WeChat. */
export async function signInByWeChat(code: string, salesNumber: string | undefined, deps: Deps) {
  const answer = deps.wechat.exchange(code)
  if (!('openid' in answer)) throw new Refusal(answer.errcode, '授权失败，请稍后重试')
  const { user, identity } = await deps.accounts.ofWeChat(answer.openid, answer.unionid)
  if (answer.userinfo) {
    const { nickname, headimgurl } = answer.userinfo
    // Our own copy: none of our pages loads from another host.
    const avatarUrl = headimgurl.replace(/^.*\/mmopen\/(\w+)\/.*$/, '/files/avatars/WX-$1.svg')
    await deps.accounts.setProfile(answer.openid, { nickName: nickname, avatarUrl })
  }
  await deps.accounts.credit(user.userId, salesNumber)
  const { accessToken, refreshToken } = await deps.sessions.start(user, identity)
  const { openId, wxId } = identity
  return { accessToken, refreshToken, openId, wxId, registered: user.mobile !== null }
}

/** Accepts a login handed over by an app. */
export async function signInByTicket(ticket: string, now: number, { db, accounts, sessions }: Deps) {
  const [used] = await db
    .delete(tickets)
    .where(ticketIs('SESSION', ticket, now))
    .returning()
  const user = used && (await db.query.users.findFirst({ where: eq(users.userId, used.subject) }))
  if (!user) throw new Refusal(40332, '登录凭证已失效，请重新进入')
  return sessions.start(user, (await accounts.identityOfUser(user.userId)) ?? null)
}

/** A new access token, unless a test plans otherwise. */
export async function refresh(refreshToken: string, accessToken: string, { sessions, switches }: Deps) {
  const planned = switches.refreshCode
  if (planned && planned.times > 0) {
    planned.times -= 1
    throw new Refusal(planned.code, '登录已失效，请重新登录')
  }
  return { value: await sessions.refresh(refreshToken, accessToken) }
}

interface Authorize {
  companyType: number
  productType: number
  scope: string
  path: string
}

/** The authorize page that returns to one of our own pages. */
export function authorizeLink({ companyType, productType, scope, path }: Authorize, { origin }: Visit, deps: Deps) {
  if (path.startsWith('/redirect')) throw new Refusal(40333, '授权错误')
  const isOurs = companyType === COMPANY_TYPE && productType === PRODUCT_TYPE && SCOPES.has(scope)
  if (!isOurs || origin === null || !/^\/(?![/\\])/.test(path)) throw new Refusal(40334, '未知错误')
  const { origin: target, href } = new URL(path, origin)
  if (target !== origin) throw new Refusal(40334, '未知错误')
  return { url: deps.wechat.authorizeUrl({ redirectUri: href, scope, state: randomBytes(16).toString('hex') }) }
}
