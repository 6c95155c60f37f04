import type { Locator, Page } from '@playwright/test'
import { answerOf, expect, test } from '#test/e2e/kit/controls.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { untilPrefetched } from '#test/e2e/kit/hydration.ts'
import type { Server } from '#test/e2e/kit/server.ts'

/** An evening with a live room inside WeChat, from the reservation to the parcel. product §3 (f) */

const CUSTOMER = '13800000004'
const [MINUTE, HOUR] = [60_000, 3_600_000]
const WORDS = '老师晚上好'
const DRAFT = '写到一半'
const QUESTION = '收盘价怎么算出来的？'
const PLACE = {
  name: '示例收件',
  mobile: '13900000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '示例路 1 号',
  isDefault: true,
}

/** Performs an action that sends this call. `kept`: what must remain if it could not be sent. */
type Through = (path: string, act: () => Promise<unknown>, kept: () => Promise<unknown>) => Promise<void>

/** Once offline; then online with a lost answer. */
const cut =
  ({ context, page }: Phone, server: Server): Through =>
  async (path, act, kept) => {
    // Code interrupted while loading fails for the life of the document.
    await untilPrefetched(page)
    await context.setOffline(true)
    await act()
    await kept()
    await context.setOffline(false)
    // An interrupted connection is retried by the browser itself.
    await server.control('fault', { path, kind: 'status', value: 503, when: 'after', times: 1 })
    await act()
  }

/** The service's view of the customer. */
async function asked(server: Server, path: string): Promise<Record<string, unknown>> {
  const { accessToken } = await server.tokens(CUSTOMER)
  const { data } = await answerOf(server.plain, path, accessToken)
  return data
}
const listed = async (server: Server, path: string) => {
  const data: unknown = await asked(server, path)
  return (Array.isArray(data) ? data : (data as { list: unknown[] }).list) as Record<string, unknown>[] // as the service lists
}

/** Opens the page of the template message with this title sent to the customer's WeChat. */
async function openMessage(phone: Phone, server: Server, title: string): Promise<void> {
  const sent: { title: string; path: string }[] = await (await fetch(`${server.plain}/__test/messages`)).json()
  const found = sent.find((each) => each.title === title)
  expect(found, `${title} among ${JSON.stringify(sent)}`).toBeDefined()
  await phone.open(found?.path ?? '/')
}

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const talk = (page: Page) => page.getByRole('log', { name: '互动消息' })
const isOffline = (place: Page | Locator) => expect(place.getByText(/离线状态下无法操作|网络开小差了/)).toBeVisible()

interface Evening {
  phone: Phone
  server: Server
  through: Through
}
/** Sets the service's time, epoch ms. */
const until = (server: Server, at: number) => server.control('clock', { offset: at - Date.now() })

/** Reserved, started, spoken and asked in, answered. */
async function talked({ phone, server, through }: Evening): Promise<void> {
  const { page } = phone
  await phone.open('/live/scene/SC2')
  await through(
    '/notice-sub/set',
    () => button(page, '预约').click(),
    () => isOffline(page),
  )
  await expect(button(page, '已预约')).toBeVisible()
  const startAt = Number((await asked(server, '/live/room/LR02/info'))['startAt'])
  await server.control('room/status', { roomId: 'LR02', status: 'LIVE' })
  await until(server, startAt + MINUTE)
  await openMessage(phone, server, '直播开播提醒')
  await expect(page).toHaveURL(/\/live\/LR02/)

  const field = page.getByLabel('说点什么')
  await field.fill(WORDS)
  await through(
    '/chat_dialog/send',
    () => button(page, '发送').click(),
    async () => {
      await isOffline(page)
      await expect(field).toHaveValue(WORDS)
      await expect(talk(page).getByText(WORDS)).toHaveCount(0)
    },
  )
  await expect(talk(page).getByText(WORDS)).toHaveCount(1)
  await expect(talk(page).getByText('发送中')).toHaveCount(0)
  await expect(field).toHaveValue('')
  await interrupted(page, server)

  await page.getByRole('tab', { name: '问答' }).click()
  await page.getByRole('link', { name: '向老师提问' }).click()
  await page.getByLabel('您的问题').fill(QUESTION)
  await page.getByRole('checkbox').check()
  await through(
    '/chat_room/qa/create',
    () => button(page, '提交提问').click(),
    async () => {
      await isOffline(page)
      await expect(page.getByLabel('您的问题')).toHaveValue(QUESTION)
    },
  )
  await expect(page.getByText('待回答')).toBeVisible()
  await button(page, '提醒老师').click()
  await until(server, startAt + HOUR)
  await openMessage(phone, server, '提问已回答')
  await expect(page.getByText('老师回答')).toBeVisible()

  const said = await listed(server, '/chat_dialog/list?chatId=LC02')
  expect(said.filter(({ text }) => text === WORDS)).toHaveLength(1)
  expect(await listed(server, '/chat_room/qa/list?chatId=LC02&mine=true&pageNo=1')).toHaveLength(1)
  const reserved = await listed(server, '/notice-sub/me')
  expect(reserved.filter(({ kind, targetId, on }) => kind === 'LIVE' && targetId === 'LR02' && on)).toHaveLength(1)
  await removed(phone, server)
}

/** An idle disconnect, muting with a draft typed, a recall. */
async function interrupted(page: Page, server: Server): Promise<void> {
  const field = page.getByLabel('说点什么')
  await field.fill(DRAFT)
  const tickets = async () => (await server.journal('/room/ticket')).length
  const before = await tickets()
  await server.control('room/pace', { idleMs: 300 })
  await expect.poll(tickets).toBeGreaterThan(before)
  await server.control('room/pace', { idleMs: HOUR })

  const mute = (muted: boolean) => server.control('room/mute', { chatId: 'LC02', mobile: CUSTOMER, muted })
  await expect(async () => {
    await mute(true)
    await expect(field).toBeDisabled({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('您已被禁言')).toBeVisible()
  await mute(false)
  await expect(field).toBeEnabled()
  await expect(field).toHaveValue(DRAFT)
  await field.fill('')

  const [messageId] = (await server.control('room/burst', { chatId: 'LC02', count: 1 })) as string[]
  const row = page.locator(`[data-message="${messageId}"]`)
  await expect(row).toBeVisible()
  await server.control('room/recall', { messageId })
  await expect(row).toHaveText('消息已撤回')
}

/** Removed, and still so at the next visit. */
async function removed({ page, open }: Phone, server: Server): Promise<void> {
  await open('/live/LR02')
  await page.getByLabel('说点什么').fill(DRAFT)
  await server.control('room/kick', { roomId: 'LR02', mobile: CUSTOMER })
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(page.getByText(/您已被移出，.*后可再次进入/).first()).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.getByLabel('说点什么')).toHaveCount(0)
  }
}

/** A lottery entered and won, its prize on its way. */
async function won({ phone, server, through }: Evening): Promise<void> {
  const { page } = phone
  await phone.open('/live/LR07')
  await button(page, '免费参与').click()
  const rules = page.getByRole('dialog')
  await expect(button(rules, '免费参与')).toBeVisible()
  await through(
    '/live/room/lottery/participate',
    () => button(rules, '免费参与').click(),
    () => isOffline(rules),
  )
  await expect(button(rules, '已参与')).toBeVisible()
  const endAt = Number((await asked(server, '/live/room/lottery/valid?roomId=LR07'))['endAt'])
  await until(server, endAt + MINUTE)
  await openMessage(phone, server, '中奖通知')
  await expect(page.getByText('投教笔记本')).toBeVisible()

  const { accessToken } = await server.tokens(CUSTOMER)
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  await fetch(`${server.plain}/api/user/address/create`, { method: 'POST', headers, body: JSON.stringify(PLACE) })
  await page.getByRole('link', { name: '填写收货地址' }).click()
  await expect(button(page, '确认收货地址')).toBeVisible()
  await through(
    '/goods-apply/modify-address',
    () => button(page, '确认收货地址').click(),
    () => isOffline(page),
  )
  await expect(page.getByText('待发货')).toBeVisible()
  expect(await listed(server, '/live/room/prize/my')).toHaveLength(1)
}

const parts = [
  ['f1, f2, f3, f4, f5: a room is reserved, begins, is spoken and asked in, and the answer is announced', talked],
  ['f6, f7, f8, f9: a lottery is entered and won, and its prize is on its way to an address', won],
] as const
for (const [title, part] of parts) {
  test(`${title}, with the network cut at each step: typed text stays, nothing is sent twice`, async ({
    phone,
    server,
  }) => {
    const visitor = await phone('android', { consent: true, signedInAs: CUSTOMER, prefetches: true })
    await part({ phone: visitor, server, through: cut(visitor, server) })
  })
}
