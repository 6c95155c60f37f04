import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { array, boolean, number, object, optional, parse, picklist, string, ValiError } from 'valibot'
import { skuPrices, tickets, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { serviceMessages } from '#test/service/messages/service-messages.ts'
import { scan } from '#test/service/people/pc-login.ts'
import { signIn } from '#test/service/people/test-logins.ts'
import { spoils } from '#test/service/room/broadcast.ts'
import { burst } from '#test/service/room/burst.ts'
import { chatOf } from '#test/service/room/messages.ts'
import { recall } from '#test/service/room/recalls.ts'
import { Disturbance } from '#test/service/room/wire.ts'
import type { Journal } from './journal.ts'
import { ledgerOf, registered } from './ledger.ts'
import { rate, Rating } from './rate.ts'
import { subscribe, Subscribed } from './subscribe.ts'
import type { Switchboard } from './switchboard.ts'

const STATUSES = ['PREVIEW', 'LIVE', 'PAUSED', 'ENDED', 'REPLAY'] as const

interface ControlOptions {
  deps: Deps
  journal: Journal
  switchboard: Switchboard
  clock: { offset: number }
  /** Resets everything, and the clock to so many ms from the real time; the accounts begin on that day. */
  reset: (offset: number) => Promise<void>
}

/** The control endpoint of tests, below /__test. It exists only when the service was started for tests. */
export function createControl({ deps, journal, switchboard, clock, reset }: ControlOptions): WebApp {
  const app = createWebApp()
  app.post('/fault', async ({ req, json }) => {
    switchboard.add(await req.json())
    return json(switchboard.rules())
  })
  app.get('/fault', ({ json }) => json(switchboard.rules()))
  app.delete('/fault', ({ json }) => json(switchboard.clear() ?? []))
  app.get('/journal', ({ req, json }) => json(journal.entries(req.query('path'))))
  app.delete('/journal', ({ json }) => json(journal.clear() ?? []))
  app.get('/sms', ({ req, json }) => {
    const mobile = req.query('mobile')
    return json(deps.sms.sent().filter((each) => mobile === undefined || each.mobile === mobile))
  })
  app.get('/ledger', async ({ req, json }) => {
    const { user } = await deps.accounts.ofMobile(req.query('mobile') ?? '')
    return json(await ledgerOf(user.userId, deps))
  })
  app.get('/registered', async ({ req, json }) => json(await registered(req.query('mobile') ?? '', deps)))
  app.post('/expire-tokens', async ({ req, json }) => {
    const given: unknown = await req.json().catch(() => null)
    deps.switches.expiredStatus = parse(object({ status: optional(picklist([401, 403]), 401) }), given ?? {}).status
    await deps.sessions.expireAll()
    return json(true)
  })
  app.post('/refresh-code', async ({ req, json }) => {
    const { code, times } = parse(object({ code: number(), times: optional(number(), 1) }), await req.json())
    deps.switches.refreshCode = { code, times }
    return json(true)
  })
  app.post('/captcha', async ({ req, json }) => {
    deps.switches.captcha = parse(object({ enabled: boolean() }), await req.json()).enabled
    return json(true)
  })
  app.post('/eval-version', async ({ req, json }) => {
    deps.switches.evalVersion = parse(object({ version: picklist([1, 2]) }), await req.json()).version
    return json(true)
  })
  app.get('/messages', async ({ json }) => json(await serviceMessages(deps)))
  app.post('/clock', async ({ req, json }) => {
    clock.offset = parse(object({ offset: number() }), await req.json()).offset
    return json({ now: deps.now() })
  })
  app.post('/ticket', async ({ req, json }) => {
    const { mobile } = parse(object({ mobile: string() }), await req.json())
    const { user } = await deps.accounts.ofMobile(mobile)
    const ticket = randomUUID()
    await deps.db
      .insert(tickets)
      .values({ ticket, kind: 'SESSION', subject: user.userId, expireAt: deps.now() + 300_000 })
    return json({ ticket })
  })
  app.post('/proof', async ({ req, json }) => {
    const { kind, subject } = parse(object({ kind: picklist(['PHONE', 'APPLE']), subject: string() }), await req.json())
    const ticket = randomUUID()
    await deps.db.insert(tickets).values({ ticket, kind, subject, expireAt: deps.now() + 300_000 })
    return json({ ticket })
  })
  app.post('/scan', async ({ req, json }) => {
    const { ticket, mobile } = parse(object({ ticket: string(), mobile: optional(string()) }), await req.json())
    const userId = mobile === undefined ? null : (await deps.accounts.ofMobile(mobile)).user.userId
    return json(await scan(ticket, userId, deps))
  })
  app.post('/sku-price', async ({ req, json }) => {
    const row = parse(object({ skuId: string(), priceFen: number() }), await req.json())
    await deps.db.insert(skuPrices).values(row).onConflictDoUpdate({ target: skuPrices.skuId, set: row })
    return json(true)
  })
  app.post('/rate', async ({ req, json }) => {
    const { mobile, ...rating } = parse(object({ mobile: string(), ...Rating.entries }), await req.json())
    await rate((await deps.accounts.ofMobile(mobile)).user.userId, rating, deps)
    return json(true)
  })
  app.post('/subscribe', async ({ req, json }) => {
    const { mobile, ...subscribed } = parse(object({ mobile: string(), ...Subscribed.entries }), await req.json())
    await subscribe((await deps.accounts.ofMobile(mobile)).user.userId, subscribed, deps)
    return json(true)
  })
  app.post('/login', async ({ req, json }) => json(await signIn(await req.json(), deps)))
  app.post('/visitor', async ({ req, json }) => {
    const { openId } = parse(object({ openId: string() }), await req.json())
    const { user, identity } = await deps.accounts.ofWeChat(openId, undefined)
    return json(await deps.sessions.start(user, identity))
  })
  app.post('/drop-number', async ({ req, json }) => {
    const { mobile } = parse(object({ mobile: string() }), await req.json())
    await deps.db.update(users).set({ mobile: null }).where(eq(users.mobile, mobile))
    return json(true)
  })
  app.post('/room/status', async ({ req, json }) => {
    const { roomId, status } = parse(object({ roomId: string(), status: picklist(STATUSES) }), await req.json())
    deps.broadcasts.put(roomId, status)
    return json(true)
  })
  app.post('/room/stream', async ({ req, json }) => {
    const { roomId, how } = parse(object({ roomId: string(), how: picklist(spoils) }), await req.json())
    deps.broadcasts.spoil(roomId, how)
    return json(true)
  })
  app.post('/room/kick', async ({ req, json }) => {
    const shape = object({ roomId: optional(string()), chatId: optional(string(), ''), mobile: string() })
    const { roomId, chatId, mobile } = parse(shape, await req.json())
    const room = deps.library().rooms.find((each) => each.roomId === roomId)
    deps.rooms.kick(room?.chatId ?? chatId, (await deps.accounts.ofMobile(mobile)).user.userId)
    return json(true)
  })
  app.post('/room/recall', async ({ req, json }) => {
    const { messageId } = parse(object({ messageId: string() }), await req.json())
    await recall(await chatOf(messageId, deps), messageId, 'MANAGER', deps)
    return json(true)
  })
  app.post('/room/pace', async ({ req, json }) => {
    deps.rooms.hasten(parse(object({ idleMs: number() }), await req.json()).idleMs)
    return json(true)
  })
  app.post('/room/mute', async ({ req, json }) => {
    const shape = object({ chatId: string(), mobile: string(), muted: optional(boolean(), true) })
    const { chatId, mobile, muted } = parse(shape, await req.json())
    const { userId } = (await deps.accounts.ofMobile(mobile)).user
    deps.switches.muted = new Map([...deps.switches.muted, [`${chatId}/${userId}`, muted]])
    deps.rooms.mute(chatId, userId, muted)
    return json(true)
  })
  app.post('/room/frames', async ({ req, json }) => {
    deps.rooms.disturb(parse(Disturbance, await req.json()))
    return json(true)
  })
  app.post('/room/restart', async ({ req, json }) => {
    deps.rooms.restart(parse(object({ awayMs: optional(number(), 0) }), await req.json()).awayMs)
    return json(true)
  })
  app.post('/room/burst', async ({ req, json }) => {
    const shape = object({ chatId: string(), count: number(), texts: optional(array(string())) })
    return json(await burst(parse(shape, await req.json()), deps))
  })
  app.post('/reset', async ({ req, json }) => {
    await reset(parse(object({ offset: optional(number(), 0) }), await req.json()).offset)
    return json(true)
  })
  app.onError((error, { json }) => {
    if (error instanceof ValiError || error instanceof SyntaxError) return json({ error: error.message }, 400)
    throw error
  })
  return app
}
