import { expect, test } from 'vitest'
import { userAgents } from './agents.ts'
import { openedFromChat } from './chat.ts'
import { framePolicy, injectBridge } from './inject.ts'
import { createWechat } from './wechat.ts'

const origin = 'http://127.0.0.1:4174'
const make = () =>
  createWechat({
    appId: 'wx1',
    appOrigin: origin,
    safeDomains: ['127.0.0.1'],
    redirectHosts: ['127.0.0.1:4174'],
  })
const inWechat = { headers: { 'user-agent': userAgents.ios } }
const authorize = (wechat: ReturnType<typeof make>, scope: 'snsapi_base' | 'snsapi_userinfo' = 'snsapi_base') =>
  wechat.authorizeUrl({ redirectUri: `${origin}/authorization?path=%2Fcourse`, scope, state: 'abc' })

test('its own authorize link returns at once with a code that can be exchanged', async () => {
  const wechat = make()
  const answer = await wechat.app.request(authorize(wechat), inWechat)
  expect(answer.status).toBe(302)
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`${origin}/authorization`)
  expect(back.searchParams.get('state')).toBe('abc')
  const code = back.searchParams.get('code') ?? ''
  expect(wechat.exchange(code)).toHaveProperty('openid')
  expect(wechat.exchange(code)).toMatchObject({ errcode: 40163 })
  expect(wechat.journal().map(({ kind }) => kind)).toEqual(['authorize', 'exchange', 'exchange'])
})

test('outside WeChat the authorize page asks to open WeChat; the simulator’s cookie counts as WeChat', async () => {
  const wechat = make()
  const outside = await wechat.app.request(authorize(wechat))
  expect(outside.status).toBe(200)
  expect(await outside.text()).toContain('请在微信客户端打开链接')
  const cookie = await wechat.app.request(authorize(wechat), { headers: { cookie: '__wx_ua=android' } })
  expect(cookie.status).toBe(302)
})

test('userinfo asks on a page, and a refusal returns no code', async () => {
  const wechat = make()
  const url = authorize(wechat, 'snsapi_userinfo')
  const page = await wechat.app.request(url, inWechat)
  expect(await page.text()).toContain('申请使用')
  const confirm = url.replace('/authorize?', '/confirm?').replace(/#.*/, '')
  const answer = (value: string) =>
    wechat.app.request(confirm, { method: 'POST', body: new URLSearchParams({ answer: value }), ...inWechat })
  expect((await answer('deny')).status).toBe(200)
  expect((await answer('allow')).status).toBe(302)
})

test('the client’s signature check is journalled with the address it saw', async () => {
  const wechat = make()
  const url = `${origin}/course?a=1`
  const { timestamp, ...signed } = wechat.sign(url)
  const ask = async (body: object) => {
    const response = await wechat.app.request('/__wechat/verify', { method: 'POST', body: JSON.stringify(body) })
    return response.json()
  }
  const claim = { ...signed, timestamp: String(timestamp), url }
  expect(await ask(claim)).toMatchObject({ result: 'ok' })
  expect(await ask({ ...claim, url: `${origin}/course` })).toMatchObject({ result: 'invalid signature' })
  wechat.control({ refuse: 'system error' })
  expect(await ask(claim)).toMatchObject({ result: 'system error' })
  expect(wechat.journal().filter(({ kind }) => kind === 'verify')).toHaveLength(3)
  expect(await ask({ url })).toHaveProperty('error')
})

test('money moves as the control says, whatever the page is answered', async () => {
  const wechat = make()
  wechat.control({ pay: { result: 'cancel', paid: true } })
  const body = JSON.stringify(wechat.prepay('O1', 100))
  const answer = await wechat.app.request('/__wechat/pay', { method: 'POST', body })
  expect(await answer.json()).toEqual({ refusal: null, result: 'cancel' })
  expect(wechat.payResult('O1')).toMatchObject({ state: 'SUCCESS' })
})

test('the bridge precedes every other script, under a versioned address', () => {
  const page = injectBridge('<!doctype html><html><head><meta charset="utf-8"><script src="/a.js"></script></head>')
  expect(page).toMatch(
    /<meta charset="utf-8"><script src="\/__wechat\/bridge\.js\?v=[0-9a-f]{10}"><\/script><script src="\/a/,
  )
  expect(framePolicy("a; frame-ancestors 'none'; b")).toBe("a; frame-ancestors 'self'; b")
})

test('the bridge and the simulator are single classic scripts allowed by every CSP', async () => {
  const wechat = make()
  for (const path of ['/__wechat/bridge.js?v=1', '/__wechat/simulator.js']) {
    const response = await wechat.app.request(path)
    const code = await response.text()
    expect(response.status).toBe(200)
    expect(code).not.toMatch(/^\s*(?:import|export)\s|\beval\(|innerHTML|new Function/m)
  }
  const simulator = await wechat.app.request('/__wechat/')
  expect(simulator.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(await simulator.text()).toContain('微信模拟器')
})

test('a link opened from a chat carries WeChat’s parameters', () => {
  expect(openedFromChat('https://a.test/b?c=1#d')).toBe('https://a.test/b?c=1&from=singlemessage&isappinstalled=0#d')
  expect(openedFromChat('https://a.test/b', 'timeline')).toBe('https://a.test/b?from=timeline&isappinstalled=0')
})
