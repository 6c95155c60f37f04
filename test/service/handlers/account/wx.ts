import { randomBytes } from 'node:crypto'
import { tickets } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { bindWeChat } from '#test/service/people/bind.ts'
import { beginPcLogin, pcLoginStatus } from '#test/service/people/pc-login.ts'
import { authorizeLink, byCode, byPhone, signInByWeChat } from '#test/service/people/ways-in.ts'

const CERTIFICATE_LIFE = 10 * 60_000

/** Short keys of the redirect page. */
const HOPS = new Map([
  ['course', '/course'],
  ['sac', 'https://gs.sac.net.cn/'],
])
/** The return addresses of vendors. */
const RETURNS = new Map([
  ['login', '/authorization'],
  ['esign', '/redirect'],
  ['broker', '/redirect'],
  ['wecom', '/redirect'],
])

export function wx(deps: Deps): Handlers<'wx'> {
  return {
    async wxCertificate(_, visit) {
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

    async wxMe(_, visit) {
      const { openId, wxId } = visit.known()
      if (openId === null || wxId === null) throw new Refusal(40330, '请在微信中完成授权')
      const { nickName, avatarUrl } = (await deps.accounts.identityOf(openId)) ?? {}
      return { openId, wxId, ...(nickName && { nickName }), ...(avatarUrl && { avatarUrl }) }
    },

    wxUrlRedirect({ k }) {
      const url = HOPS.get(k)
      if (url === undefined) throw notFound('链接')
      return { url }
    },
    wxRedirectUri({ scene }, { origin }) {
      const path = RETURNS.get(scene)
      if (path === undefined) throw notFound('返回地址')
      return { uri: `${origin ?? deps.origins()[0] ?? ''}${path}` }
    },
    wxOauth2File({ filename }) {
      const [, content] = /^MP_verify_([A-Za-z0-9]{16})\.txt$/.exec(filename) ?? []
      if (content === undefined) throw notFound('文件')
      return { content }
    },

    wxOauth2Redirect: (input, visit) => authorizeLink(input, visit, deps),
    wxUrl: (input, visit) => authorizeLink(input, visit, deps),
    pcLogin: ({ scene }, { now }) => beginPcLogin(scene, now, deps),
    pcCheckLoginStatus: ({ ticket }, { now }) => pcLoginStatus(ticket, now, deps),
    wxMaLogin: ({ code, salesNumber }) => signInByWeChat(code, salesNumber, deps),
    wxRegister: (input, { now }) => bindWeChat(input, () => byCode(input.mobile, input.code, deps), deps, now),
    wxOneKeyRegister: (input, { now }) => bindWeChat(input, () => byPhone(input.phoneCode, deps), deps, now),
    wxMaRegister: (input, { now }) => bindWeChat(input, () => byPhone(input.phoneCode, deps), deps, now),
  }
}
