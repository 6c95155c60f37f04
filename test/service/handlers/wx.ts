import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { tickets, users } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'

const CERTIFICATE_LIFE = 10 * 60_000

/** Short keys of the hop page. */
const HOPS = new Map([
  ['course', '/course'],
  ['sac', 'https://gs.sac.net.cn/'],
])

export function wx(deps: Deps): Handlers<'wx'> {
  return {
    async certificate(_, visit) {
      const { openId } = visit.known()
      if (openId === null) throw new Refusal(40330, '请在微信中完成授权')
      const certificate = randomBytes(16).toString('hex')
      const expireAt = visit.now + CERTIFICATE_LIFE
      await deps.db.insert(tickets).values({ ticket: certificate, kind: 'CERTIFICATE', subject: openId, expireAt })
      return { certificate, expireSec: CERTIFICATE_LIFE / 1000 }
    },

    jsapiSignature({ url }) {
      if (!URL.canParse(url) || url.includes('#')) throw badInput(40005, '签名地址不正确')
      if (!deps.origins().includes(new URL(url).origin)) throw new Refusal(40331, '该域名未配置为安全域名')
      const { appId, timestamp, nonceStr, signature } = deps.wechat.sign(url)
      return { appId, timestamp: Number(timestamp), nonceStr, signature }
    },

    async me(_, visit) {
      const { openId, wxId, user } = visit.known()
      if (openId === null || wxId === null) throw new Refusal(40330, '请在微信中完成授权')
      const row = await deps.db.query.users.findFirst({ where: eq(users.userId, user.userId) })
      return { openId, wxId, ...(row && { nickName: row.nickName, avatarUrl: row.avatarUrl }) }
    },

    urlRedirect({ k }) {
      const url = HOPS.get(k)
      if (url === undefined) throw notFound('链接')
      return { url }
    },
  }
}
