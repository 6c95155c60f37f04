import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/watch.ts'

const [CUSTOMER, OTHER] = ['13800000004', '13800000002']

const talk = (page: Page) => page.getByRole('log', { name: '互动消息' })
const say = async (page: Page, text: string) => {
  await page.getByLabel('说点什么').fill(text)
  await page.getByRole('button', { name: '发送' }).click()
}

test('F5: two customers read each other’s messages over the connection, under the risk line, above the keyboard', async ({
  phone,
  server,
}) => {
  const one = await phone('android', { consent: true, signedInAs: CUSTOMER })
  const other = await phone('browser', { consent: true, signedInAs: OTHER })
  const frames: string[] = []
  other.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await one.open('/live/LR01')
  await other.open('/live/LR01')
  await expect(talk(one.page).getByRole('listitem').last()).toBeVisible()
  await expect(talk(other.page).getByRole('listitem').last()).toBeVisible()
  await expect.poll(async () => (await server.journal('/room/ticket')).length).toBe(2)
  await expect.poll(() => frames.length, 'the connection of the other is open').toBeGreaterThan(0)
  await say(one.page, '老师晚上好，这个指标怎么看？')
  await expect(talk(other.page).getByText('老师晚上好，这个指标怎么看？')).toHaveCount(1)
  await expect(talk(one.page).getByText('老师晚上好，这个指标怎么看？')).toHaveCount(1)
  expect(frames.filter((frame) => frame.includes('老师晚上好，这个指标怎么看？'))).toHaveLength(1)
  await say(one.page, '再问一句')
  await expect(one.page.getByText('发言太快了')).toBeVisible()
  await expect(one.page.getByLabel('说点什么')).toHaveValue('再问一句')
  const box = (part: Locator) => part.boundingBox().then((it) => it ?? { y: 0, height: 0 })
  await one.page.getByLabel('说点什么').focus()
  const heightOfTalk = async () => (await box(talk(one.page))).height
  for (const [width, height] of [
    [360, 340],
    [390, 400],
    [430, 480],
  ] as const) {
    await one.page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => (await box(one.page.getByLabel('说点什么'))).y).toBeGreaterThan(700)
    const whole = await heightOfTalk()
    await one.page.setViewportSize({ width, height })
    await expect(one.page.getByText('投资有风险，直播内容仅供学习交流').last()).toBeInViewport({ ratio: 1 })
    await expect(one.page.getByLabel('说点什么')).toBeInViewport({ ratio: 1 })
    await expect(one.page.getByRole('button', { name: '发送' })).toBeInViewport({ ratio: 1 })
    // The picture leaves room for the talk, and nothing floats over it.
    await expect.poll(heightOfTalk).toBeGreaterThan(90)
    expect(await heightOfTalk()).toBeLessThan(whole)
    await expect(one.page.getByRole('link', { name: '首页' })).toBeHidden()
  }
})

test('12b: a second page of the same account takes over the room; each press makes one connection', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('browser', { consent: true, signedInAs: CUSTOMER })
  // In a separate context: its clock may run freely.
  const other = await phone('browser', { consent: true, signedInAs: CUSTOMER })
  const second = other.page
  await page.clock.install()
  const tickets = async () => (await server.journal('/room/ticket')).length
  await open('/live/LR01')
  await expect(talk(page).getByRole('listitem').last()).toBeVisible()
  await expect.poll(tickets).toBe(1)
  await other.open('/live/LR01')
  await expect(page.getByText('您已在其他页面进入本直播间')).toBeVisible()
  await expect(second.getByLabel('说点什么')).toBeVisible()
  // An automatic reconnect would have requested another ticket.
  await page.clock.runFor(30_000)
  await page.getByRole('button', { name: '在此继续' }).click()
  await expect(second.getByText('您已在其他页面进入本直播间')).toBeVisible()
  await expect(page.getByLabel('说点什么')).toBeVisible()
  expect(await tickets()).toBe(3)
})

test('a connection that is cut repeatedly loses no message and duplicates none', async ({ phone, server }) => {
  const { page, context, open } = await phone('browser', { consent: true, signedInAs: CUSTOMER })
  const cuts: (() => void)[] = []
  await context.routeWebSocket(/\/api\/room/, (socket) => {
    const gateway = socket.connectToServer()
    cuts.push(() => {
      void gateway.close()
      void socket.close({ code: 3_000 })
    })
  })
  await open('/live/LR01')
  await expect(talk(page).getByRole('listitem').last()).toBeVisible()
  const { accessToken } = await server.tokens(OTHER)
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  for (let n = 0; n < 5; n += 1) {
    await server.control('clock', { offset: n * 4_000 })
    const body = JSON.stringify({ chatId: 'LC01', kind: 'TEXT', text: `第${n}句话`, clientId: `cut${n}` })
    await fetch(`${server.plain}/api/chat_dialog/send`, { method: 'POST', headers, body })
    await expect(talk(page).getByText(`第${n}句话`)).toHaveCount(1)
    cuts.at(-1)?.()
  }
  const texts = await talk(page)
    .getByText(/第\d句话$/)
    .allTextContents()
  expect(texts.map((text) => text.slice(-4))).toEqual(['第0句话', '第1句话', '第2句话', '第3句话', '第4句话'])
})
