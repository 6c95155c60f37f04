import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { array, object, parse, record, string, unknown } from 'valibot'
import { agentOf, cookie, cookies } from './agents.ts'
import type { Parts } from './wechat.ts'
import { consentPage, refusedPage, scanPage, simulatorPage } from './pages.ts'
import { script } from './scripts.ts'

const Claim = object({ appId: string(), timestamp: string(), nonceStr: string(), signature: string(), url: string() })
const Order = object({
  appId: string(),
  timeStamp: string(),
  nonceStr: string(),
  package: string(),
  signType: string(),
  paySign: string(),
})
const Note = object({ kind: string(), detail: record(string(), unknown()) })
const Scan = object({ ticket: string() })
const Launch = object({ appId: string(), extInfo: string() })
const Subscribe = object({ templates: array(string()) })
const Settle = object({ package: string() })

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; " +
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'"

/** All of WeChat's HTTP endpoints, under /__wechat. */
export function createRoutes(parts: Parts): WebApp {
  const root = createWebApp()
  const app = createWebApp()
  root.onError((error, c) => c.json({ error: error.message }, 400))
  root.use('/__wechat/*', async (c, next) => {
    await next()
    c.header('Content-Security-Policy', POLICY)
    c.header('X-Content-Type-Options', 'nosniff')
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  authorizeRoutes(app, parts)
  clientRoutes(app, parts)
  scriptRoutes(app)
  root.get('/__wechat', (c) => c.redirect('/__wechat/'))
  root.get('/__wechat/', (c) => c.html(simulatorPage()))
  return root.route('/__wechat', app)
}

function authorizeRoutes(app: WebApp, { oauth, scans, journal }: Parts) {
  const rawQuery = (c: Context) => new URL(c.req.url).search.slice(1)
  const user = (c: Context) => cookie(c.req.header('cookie') ?? '', cookies.user) ?? 'u1'
  const inWechat = (c: Context) =>
    /micromessenger/i.test(agentOf(c.req.header('cookie') ?? '', c.req.header('user-agent') ?? ''))

  app.get('/connect/oauth2/authorize', (c) => {
    const asked = oauth.authorize(rawQuery(c))
    const refusal = inWechat(c) ? (asked.kind === 'refused' ? asked.words : null) : '请在微信客户端打开链接'
    journal.note('authorize', { query: rawQuery(c), answer: refusal ?? asked.kind, user: user(c) })
    if (refusal !== null || asked.kind === 'refused') return c.html(refusedPage(refusal ?? ''))
    if (asked.kind === 'ask') return c.html(consentPage(rawQuery(c), new URL(asked.redirectUri).host))
    return c.redirect(oauth.grant(asked.redirectUri, asked.state, asked.scope, user(c)), 302)
  })
  app.post('/connect/oauth2/confirm', async (c) => {
    const asked = oauth.authorize(rawQuery(c))
    if (asked.kind === 'refused') return c.html(refusedPage(asked.words))
    const { answer } = await c.req.parseBody()
    journal.note('authorize', { answer, user: user(c) })
    if (answer !== 'allow') return c.html(refusedPage('已取消授权'))
    return c.redirect(oauth.grant(asked.redirectUri, asked.state, asked.scope, user(c)), 302)
  })
  app.get('/scan', async (c) => {
    const ticket = c.req.query('ticket') ?? ''
    if (!inWechat(c)) return c.html(refusedPage('请使用微信扫一扫'))
    const good = await scans.tell(ticket, null)
    return c.html(good ? scanPage(ticket) : refusedPage('二维码已过期，请在电脑上刷新'))
  })
  app.post('/scan', async (c) => {
    const { ticket } = parse(Scan, await c.req.parseBody())
    const good = inWechat(c) && (await scans.tell(ticket, oauth.idsOf(user(c))))
    return c.html(refusedPage(good ? '已确认，请在电脑上继续' : '二维码已过期，请在电脑上刷新'))
  })
}

function clientRoutes(app: WebApp, { tickets, pay, control, journal, safeDomains, boundApps, templates }: Parts) {
  app.post('/verify', async (c) => {
    const claim = parse(Claim, await c.req.json())
    const result = control.state().refuse ?? tickets.verify(claim)
    journal.note('verify', { url: claim.url, result, signature: claim.signature })
    return c.json({ result, safeDomains })
  })
  app.post('/pay', async (c) => {
    const order = parse(Order, await c.req.json())
    const refusal = pay.refusal(order)
    const wanted = control.state().pay
    journal.note('pay', { package: order.package, refusal, wanted })
    if (refusal === null && wanted?.paid) pay.settle(order.package)
    return c.json({ refusal, result: wanted?.result ?? 'ask' })
  })
  app.post('/pay/settle', async (c) => {
    pay.settle(parse(Settle, await c.req.json()).package)
    return c.json({})
  })
  app.post('/launch', async (c) => {
    const asked = parse(Launch, await c.req.json())
    const result = boundApps.includes(asked.appId) ? control.state().launch : 'fail_check fail'
    journal.note('launch', { ...asked, result })
    return c.json({ result })
  })
  app.post('/subscribe', async (c) => {
    const asked = parse(Subscribe, await c.req.json())
    const wanted = control.state().subscribe
    const isKnown = asked.templates.every((id) => templates.includes(id))
    const answer =
      !isKnown || wanted === 'error'
        ? { errCode: isKnown ? '10002' : '10003' }
        : { details: Object.fromEntries(asked.templates.map((id) => [id, wanted])) }
    journal.note('subscribe', { ...asked, ...answer })
    return c.json(answer)
  })
  app.post('/journal', async (c) => {
    const { kind, detail } = parse(Note, await c.req.json())
    journal.note(kind === 'card' ? 'card' : 'bridge', detail)
    return c.json({})
  })
  app.get('/journal', (c) => c.json(journal.entries()))
  app.get('/control', (c) => c.json(control.state()))
  app.post('/control', async (c) => {
    if (control.set(await c.req.json()).clearJournal) journal.clear()
    return c.json(control.state())
  })
}

/** The phone, what its whole page shares, and what stands beside the phone. */
const simulatorStyles = ['./simulator/phone.css', './simulator/simulator.css', './simulator/panels.css']

function scriptRoutes(app: WebApp) {
  const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
  const css = { 'Content-Type': 'text/css; charset=utf-8' }
  app.get('/bridge.js', async (c) => {
    // With its version the content never changes; cached, it is available for a page opened offline.
    const kept = c.req.query('v') ? 'public, max-age=31536000, immutable' : 'no-store'
    return c.body(await script('bridge'), 200, { ...javascript, 'Cache-Control': kept })
  })
  app.get('/simulator.js', async (c) => c.body(await script('simulator'), 200, javascript))
  app.get('/simulator.css', (c) => c.body(simulatorStyles.map(file).join(''), 200, css))
  app.get('/page.css', (c) => c.body(file('./simulator/page.css'), 200, css))
}
