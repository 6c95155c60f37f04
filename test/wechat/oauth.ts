import { createHash, randomBytes } from 'node:crypto'

export type Scope = 'snsapi_base' | 'snsapi_userinfo'
export type Exchanged =
  | {
      openid: string
      unionid: string
      scope: Scope
      /** The data the person agreed to share: sns/userinfo, requested at once. */
      userinfo?: { nickname: string; headimgurl: string }
    }
  | { errcode: 40029 | 40163; errmsg: string }
export type Authorized =
  | { kind: 'refused'; words: string }
  | { kind: 'silent' | 'ask'; redirectUri: string; state: string; scope: Scope }

const CODE_LIFE = 5 * 60_000
const ORDER = ['appid', 'redirect_uri', 'response_type', 'scope', 'state']
const OPTIONAL = new Set(['connect_redirect', 'forcePopup'])

interface Grant {
  user: string
  scope: Scope
  until: number
  used: boolean
}

/** Web authorization: the authorize address with its strict rules, and codes that work once, for 5 minutes. */
export function createOauth(options: { appId: string; redirectHosts: readonly string[]; now: () => number }) {
  const grants = new Map<string, Grant>()
  const idsOf = (user: string) => ({ openid: idOf('o', options.appId, user), unionid: idOf('u', '', user) })
  return {
    /** Checks the query of the authorize page, as it was spelt. */
    authorize(rawQuery: string): Authorized {
      const given = new URLSearchParams(rawQuery)
      const redirectUri = given.get('redirect_uri') ?? ''
      const scope = given.get('scope')
      const state = given.get('state') ?? ''
      if (!inOrder([...given.keys()])) return refused('链接参数错误：参数顺序不符')
      if (given.get('appid') !== options.appId) return refused('AppID 参数错误')
      if (!allowed(redirectUri, options.redirectHosts)) return refused('redirect_uri 参数错误')
      if (given.get('response_type') !== 'code') return refused('response_type 参数错误')
      if (scope !== 'snsapi_base' && scope !== 'snsapi_userinfo') return refused('Scope 参数错误或没有 Scope 权限')
      if (!/^[A-Za-z0-9]{0,128}$/.test(state)) return refused('state 参数错误')
      return { kind: scope === 'snsapi_base' ? 'silent' : 'ask', redirectUri, state, scope }
    },
    /** Issues a code and returns the return address. */
    grant(redirectUri: string, state: string, scope: Scope, user: string): string {
      const code = `0${randomBytes(15).toString('hex')}1`
      grants.set(code, { user, scope, until: options.now() + CODE_LIFE, used: false })
      const back = new URL(redirectUri)
      back.search = `${back.search === '' ? '?' : `${back.search}&`}code=${code}&state=${state}`
      return back.href
    },
    exchange(code: string): Exchanged {
      const grant = grants.get(code)
      if (!grant || options.now() >= grant.until) return { errcode: 40029, errmsg: 'invalid code' }
      if (grant.used) return { errcode: 40163, errmsg: 'code been used' }
      grant.used = true
      const ids = { ...idsOf(grant.user), scope: grant.scope }
      if (grant.scope === 'snsapi_base') return ids
      const headimgurl = `https://thirdwx.qlogo.cn/mmopen/${grant.user}/132`
      return { ...ids, userinfo: { nickname: `慢牛${grant.user}`, headimgurl } }
    },
    idsOf,
  }
}

function refused(words: string): Authorized {
  return { kind: 'refused', words }
}

function inOrder(keys: readonly string[]): boolean {
  const needed = keys.filter((key) => !OPTIONAL.has(key))
  return needed.length >= 4 && needed.every((key, index) => key === ORDER[index])
}

/** The host must be the configured one exactly, port included; a parent or subdomain is another host. */
function allowed(redirectUri: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { protocol, host, username, password } = new URL(redirectUri)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hosts.includes(host)
}

/** The same person has another openid for another account, and one unionid. */
function idOf(letter: string, appId: string, user: string): string {
  return letter + createHash('sha256').update(`${appId}|${user}`).digest('base64url').slice(0, 27)
}
