import { expect, test } from 'vitest'
import { createOauth } from './oauth.ts'

const back = 'http://127.0.0.1:4174/authorization?path=%2Fcourse%3Fa%3D1'
const query = (over: Record<string, string> = {}) =>
  new URLSearchParams({
    appid: 'wx1',
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state: 'Ab12',
    ...over,
  }).toString()
const make = (now = () => 0) => createOauth({ appId: 'wx1', redirectHosts: ['127.0.0.1:4174'], now })

test('a code works once and for five minutes', () => {
  let now = 0
  const oauth = make(() => now)
  const codeOf = () => new URL(oauth.grant(back, 'Ab12', 'snsapi_base', 'u1')).searchParams.get('code') ?? ''
  const first = codeOf()
  expect(oauth.exchange(first)).toMatchObject({ openid: expect.stringMatching(/^o.{27}$/) })
  expect(oauth.exchange(first)).toMatchObject({ errcode: 40163 })
  expect(oauth.exchange('made-up')).toMatchObject({ errcode: 40029 })
  const second = codeOf()
  now = 5 * 60_000
  expect(oauth.exchange(second)).toMatchObject({ errcode: 40029 })
})

test('the return address keeps its query and gets code and state', () => {
  const url = new URL(make().grant(`${back}#x`, 'Ab12', 'snsapi_base', 'u1'))
  expect(url.searchParams.get('path')).toBe('/course?a=1')
  expect([...url.searchParams.keys()]).toEqual(['path', 'code', 'state'])
  expect(url.hash).toBe('#x')
})

test('a person always has the same openid, another person another', () => {
  const oauth = make()
  const openid = (user: string) => {
    const code = new URL(oauth.grant(back, '', 'snsapi_base', user)).searchParams.get('code') ?? ''
    const got = oauth.exchange(code)
    return 'openid' in got ? got.openid : ''
  }
  expect(openid('u1')).toBe(openid('u1'))
  expect(openid('u1')).not.toBe(openid('u2'))
})

test('base is silent and returns no name, userinfo asks and returns it', () => {
  const exchanged = (scope: 'snsapi_base' | 'snsapi_userinfo') => {
    const oauth = make()
    return oauth.exchange(new URL(oauth.grant(back, '', scope, 'u1')).searchParams.get('code') ?? '')
  }
  expect(exchanged('snsapi_base')).not.toHaveProperty('userinfo')
  expect(exchanged('snsapi_userinfo')).toHaveProperty('userinfo.nickname', '慢牛u1')
  expect(make().authorize(query())).toMatchObject({ kind: 'silent', redirectUri: back, state: 'Ab12' })
  expect(make().authorize(query({ scope: 'snsapi_userinfo' }))).toMatchObject({ kind: 'ask' })
})

test.each([
  ['another app', { appid: 'wx2' }, 'AppID'],
  ['another host', { redirect_uri: 'http://evil.test/' }, 'redirect_uri'],
  ['a subdomain', { redirect_uri: 'http://a.127.0.0.1:4174/' }, 'redirect_uri'],
  ['another port', { redirect_uri: 'http://127.0.0.1:4173/' }, 'redirect_uri'],
  ['a host with a name in front', { redirect_uri: 'http://x@127.0.0.1:4174/' }, 'redirect_uri'],
  ['another protocol', { redirect_uri: 'javascript://127.0.0.1:4174/' }, 'redirect_uri'],
  ['another response type', { response_type: 'token' }, 'response_type'],
  ['another scope', { scope: 'snsapi_login' }, 'Scope'],
  ['a path as state', { state: '/course' }, 'state'],
  ['a state of 129 letters', { state: 'a'.repeat(129) }, 'state'],
])('%s is rejected', (_name, over, words) => {
  expect(make().authorize(query(over))).toMatchObject({ kind: 'refused', words: expect.stringContaining(words) })
})

test('parameters in another order are rejected', () => {
  const turned = [...new URLSearchParams(query())].toReversed().map(([key, value]) => `${key}=${value}`)
  expect(make().authorize(turned.join('&'))).toMatchObject({ kind: 'refused' })
  expect(make().authorize(`${query()}&connect_redirect=1`)).toMatchObject({ kind: 'silent' })
})
