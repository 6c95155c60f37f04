import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { COMPANY_TYPE, PRODUCT_TYPE } from '#config/constants.ts'
import { tickets, users } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { bindWeChat } from './bind.ts'

const SCOPES = new Set(['snsapi_base', 'snsapi_userinfo'])

export function auth(deps: Deps): Handlers<'auth'> {
  const { accounts, sessions, sms, switches } = deps
  return {
    async sessionLogin({ ticket }, { now }) {
      const good = and(eq(tickets.ticket, ticket), eq(tickets.kind, 'SESSION'), gt(tickets.expireAt, now))
      const [used] = await deps.db.delete(tickets).where(good).returning()
      const user = used && (await deps.db.query.users.findFirst({ where: eq(users.userId, used.subject) }))
      if (!user) throw new Refusal(40332, '登录凭证已失效，请重新进入')
      return sessions.start(user, (await accounts.identityOfUser(user.userId)) ?? null)
    },

    async tokenRefresh({ refreshToken, accessToken }) {
      const planned = switches.refreshCode
      if (planned && planned.times > 0) {
        planned.times -= 1
        throw new Refusal(planned.code, '登录已失效，请重新登录')
      }
      return { value: await sessions.refresh(refreshToken, accessToken) }
    },

    async v2MobileLogin({ mobile, code, salesNumber }, { session }) {
      await sms.check(mobile, code)
      await sms.consume(mobile, code)
      const { user, isNew } = await accounts.ofMobile(mobile)
      await accounts.credit(user.userId, salesNumber)
      // Only the token proves whose openId this is; the one in the body does not.
      const mine = session?.openId != null && session.user.mobile === null ? session.openId : null
      const bound = await accounts.identityOfUser(user.userId)
      const identity = bound ?? (mine === null ? undefined : await accounts.attach(mine, user.userId))
      return { ...(await sessions.start(user, identity ?? null)), isNew }
    },

    wxRegister: (input, { now }) => bindWeChat(input, deps, now),

    async wxOaLogin({ code, salesNumber }) {
      const answer = deps.wechat.exchange(code)
      if (!('openid' in answer)) throw new Refusal(answer.errcode, '授权失败，请稍后重试')
      const { user, identity } = await accounts.ofWeChat(answer.openid, answer.unionid)
      await accounts.credit(user.userId, salesNumber)
      const { accessToken, refreshToken } = await sessions.start(user, identity)
      const { openId, wxId } = identity
      return { accessToken, refreshToken, openId, wxId, registered: user.mobile !== null }
    },

    wxOaRedirect({ companyType, productType, scope, path }, { origin }) {
      if (path.startsWith('/redirect')) throw new Refusal(40333, '授权错误')
      const isOurs = companyType === COMPANY_TYPE && productType === PRODUCT_TYPE && SCOPES.has(scope)
      if (!isOurs || origin === null || !/^\/(?![/\\])/.test(path)) throw new Refusal(40334, '未知错误')
      const { origin: target, href } = new URL(path, origin)
      if (target !== origin) throw new Refusal(40334, '未知错误')
      return { url: deps.wechat.authorizeUrl({ redirectUri: href, scope, state: randomBytes(16).toString('hex') }) }
    },
  }
}
