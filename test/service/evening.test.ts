import { afterEach, expect, it, vi } from 'vitest'
import { start, type TestService } from './testing.ts'

/** Automatic events: room chat and answers, service messages, prizes in delivery. */

const CUSTOMER = '13800000004'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken

it('reservation, answer, prize and delivery each trigger a message with its page', async () => {
  service = await start()
  let token = await as(CUSTOMER)
  await service.post('/notice-sub/set?kind=LIVE&targetId=LR01&on=true', null, token)
  const messages = async () =>
    ((await service.control('/messages')) as { path: string; title: string }[]).map(({ title, path }) => [title, path])
  expect(await messages()).toContainEqual(['直播开播提醒', '/live/LR01'])
  const { lotteryId } = (await service.get('/live/room/lottery/valid?roomId=LR07', token)).body.data
  await service.post('/live/room/lottery/participate', { lotteryId }, token)
  const question = { chatId: 'LC01', analystNumber: 'T001', content: '集合竞价为什么不能撤单？' }
  const asked = (await service.post('/chat_room/qa/create', question, token)).body.data
  service.wait(86_400_000)
  token = await as(CUSTOMER)
  expect(await messages()).toContainEqual(['提问已回答', `/chat/LC01/qa/${asked.messageId}`])
  const { mine } = (await service.get(`/live/room/lottery/winner?lotteryId=${lotteryId}`, token)).body.data
  expect(mine).toMatchObject({ kind: 'GOODS', status: 'WAIT', goodsApplyId: mine.prizeId })
  expect(await messages()).toContainEqual(['中奖通知', '/me/prize'])
  const area = { province: '浙江省', city: '杭州市', district: '西湖区' }
  const place = { name: '示例收件', mobile: '13900000001', ...area, detail: '示例路 1 号', isDefault: true }
  const { id: addressId } = (await service.post('/user/address/create', place, token)).body.data
  const given = await service.post('/goods-apply/modify-address', { id: mine.prizeId, addressId }, token)
  expect(given.body.data.status).toBe('WAIT_SEND')
  const prize = async () => (await service.get(`/live/room/prize/detail?prizeId=${mine.prizeId}`, token)).body.data
  expect(await prize()).toMatchObject({ status: 'CLAIMED', address: '浙江省杭州市西湖区' })
  service.wait(3 * 60_000)
  expect(await prize()).toMatchObject({ status: 'SENT', express: expect.stringContaining('快递') })
  expect(await messages()).toContainEqual(['奖品发货通知', `/me/goods?id=${mine.prizeId}`])
  const late = await service.post('/goods-apply/modify-address', { id: mine.prizeId, addressId }, token)
  expect(late.body.message).toBe('已发货，不能修改地址')
})

it('a voucher that was won is among the coupons', async () => {
  service = await start()
  const tokens = await Promise.all([CUSTOMER, '13800000002'].map(as))
  for (const token of tokens)
    await service.post('/live/room/lottery/participate', { lotteryId: 'LR07-20260915' }, token)
  service.wait(86_400_000)
  const won = []
  for (const mobile of [CUSTOMER, '13800000002']) {
    const token = await as(mobile)
    const { mine } = (await service.get('/live/room/lottery/winner?lotteryId=LR07-20260915', token)).body.data
    won.push(mine.kind)
    if (mine.kind !== 'COUPON') continue
    const coupons = (await service.get('/coupons/coupons/me?status=UNUSED', token)).body.data
    expect(coupons.map(({ couponId }: { couponId: string }) => couponId)).toContain(mine.couponId)
  }
  expect(new Set(won)).toEqual(new Set(['COUPON', 'GOODS']))
})

it('a question in a chat is answered by its teacher on the subject, once', async () => {
  service = await start({ rooms: { lifeMs: 40 } })
  const token = await as(CUSTOMER)
  const list = async () => (await service.get('/chat_dialog/list?chatId=CR01&limit=50', token)).body.data.list
  const degree = async () => (await service.get('/chat_dialog/degree?chatId=CR01', token)).body.data.online
  const before = await degree()
  await list()
  const question = { chatId: 'CR01', kind: 'TEXT', text: '印花税是买卖都收吗？', clientId: 'q1' }
  const { messageId } = (await service.post('/chat_dialog/send', question, token)).body.data
  const answers = async () =>
    (await list()).filter(({ replyTo }: { replyTo?: { messageId: string } }) => replyTo?.messageId === messageId)
  await vi.waitFor(async () => expect(await answers()).toHaveLength(1), { timeout: 10_000 })
  const [answer] = await answers()
  expect(answer).toMatchObject({
    sender: { role: 'ANALYST' },
    text: expect.stringMatching(/./),
  })
  expect(await degree()).toBe(before + 1)
  const replies = (await service.get('/chat_dialog/list/reply-me', token)).body.data
  expect(replies[0]?.messageId).toBe(answer.messageId)
  const length = (await list()).length
  await vi.waitFor(async () => expect((await list()).length).toBeGreaterThan(Math.min(49, length)), { timeout: 10_000 })
  expect(await answers()).toHaveLength(1)
})

it('comments are approved after minutes; one in seven is rejected, visible to its author only', async () => {
  service = await start()
  const author = await as(CUSTOMER)
  const reader = await as('13800000007')
  const texts = Array.from({ length: 28 }, (_, at) => `第${at + 1}遍读，口径是全年还是单季`)
  for (const content of texts) await service.post('/article/comment', { articleId: 'A201', content }, author)
  type Seen = { content: string; status: string; reason?: string }
  const seen = async (token: string) =>
    ((await service.get('/article/info?id=A201', token)).body.data.comments as Seen[]).filter(({ content }) =>
      texts.includes(content),
    )
  expect(await seen(reader)).toEqual([])
  service.wait(10 * 60_000)
  const removed = (await seen(author)).filter(({ status }) => status === 'REMOVED')
  expect(removed.length).toBeGreaterThan(1)
  expect(removed.length).toBeLessThan(9)
  for (const { reason } of removed) expect(reason).not.toBe('')
  expect((await seen(reader)).map(({ status }) => status)).toEqual(Array(28 - removed.length).fill('SHOWN'))
})
