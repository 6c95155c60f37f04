import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { putFile } from '#test/service/files/put-file.ts'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const FRESH = '13800000001'
const BUYER = '13800000002'
const MUTED = '13800000003'
const MEMBER = '13800000007'
const HOUR = 3600_000

const send = async (token: string, more: object = {}) =>
  (
    await service.post(
      '/chat_dialog/send',
      { chatId: 'CR01', kind: 'TEXT', text: '大家好', clientId: 'c1', ...more },
      token,
    )
  ).body
const ask = async (token: string, more: object = {}) =>
  (
    await service.post(
      '/chat_room/qa/create',
      { chatId: 'CR03', analystNumber: 'T001', content: '存货周转天数变长要看什么？', ...more },
      token,
    )
  ).body

it('checks access to a chat for every message', async () => {
  service = await start()
  const codes = async (path: string) =>
    Promise.all([FRESH, BUYER, MEMBER].map(async (mobile) => (await service.get(path, await as(mobile))).body.code))
  expect(await codes('/chat_dialog/list?chatId=CR02')).toEqual([40301, 0, 40301])
  expect(await codes('/chat_dialog/list?chatId=CR03')).toEqual([40301, 40301, 0])
  expect(await codes('/chat_room/like?messageId=CR03-0001&on=true')).toEqual([40301, 40301, 0])
  expect(await codes('/chat_room/CR03')).toEqual([0, 0, 0])
  const cards = await service.post('/chat_room/info-list', { chatIds: ['CR03', 'nothing'] }, await as(FRESH))
  expect(cards.body.data).toEqual([expect.not.objectContaining({ last: expect.anything() })])
})

it('stores a message once, however often it is sent', async () => {
  service = await start()
  const [mine, other] = [await as(FRESH), await as('13800000004')]
  const first = await send(mine)
  expect((await send(mine, { text: '又一次' })).data).toEqual(first.data)
  expect((await send(other)).data.messageId).not.toBe(first.data.messageId)
  const { list } = (await service.get('/chat_dialog/list?chatId=CR01&limit=3', other)).body.data
  expect(list.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual(['大家好', '大家好'])
  expect(JSON.stringify(list)).not.toContain('U000001')
})

it.each([
  [{ text: ' ' }, '请输入内容'],
  [{ text: '长'.repeat(501) }, '内容不能超过500字'],
  [{ text: '加群领代码' }, '请勿发布联系方式'],
  [{ kind: 'IMAGE', fileKey: '../../etc' }, '参数 fileKey 不正确'],
  [{ kind: 'CARD' }, '参数 kind 不正确'],
  [{ replyToId: 'CR03-0001' }, '消息不存在或已下线'],
])('rejects the message %j', async (more, message) => {
  service = await start()
  expect((await send(await as(FRESH), more)).message).toBe(message)
})

it('limits the rate, masks words, and rejects muted customers', async () => {
  service = await start()
  const token = await as(FRESH)
  expect((await send(token, { text: '听说有内幕', clientId: 'a' })).data.text).toBe('听说有**')
  expect((await send(token, { clientId: 'b' })).message).toBe('发言太快了')
  service.wait(3000)
  expect((await send(token, { clientId: 'b' })).code).toBe(0)
  const muted = await as(MUTED)
  expect((await send(muted)).message).toBe('您已被禁言')
  expect((await service.get('/chat_room/CR01', muted)).body.data.muted).toBe(true)
})

it('finds replies to a customer, and transcribes voice messages', async () => {
  service = await start()
  const [buyer, fresh] = [await as(BUYER), await as(FRESH)]
  const replies = async (token: string) => (await service.get('/chat_dialog/list/reply-me', token)).body.data
  expect(await replies(buyer)).toEqual([expect.objectContaining({ chatId: 'CR02', replyTo: expect.anything() })])
  expect(await replies(fresh)).toEqual([])
  const { data } = await send(fresh, { clientId: 'q' })
  await send(buyer, { clientId: 'r', replyToId: data.messageId })
  expect(await replies(fresh)).toHaveLength(1)
  const voice = await service.get('/chat_dialog/trans/content?messageId=CR02-0015', buyer)
  expect(voice.body.data.text).not.toBe('')
  expect((await service.get('/chat_dialog/trans/content?messageId=CR02-0001', buyer)).body.code).toBe(40401)
})

it('accepts five questions a day and answers them by the clock', async () => {
  service = await start()
  const token = await as(MEMBER)
  const { messageId, remain } = (await ask(token)).data
  expect(remain).toBe(4)
  const rate = async (score: number) =>
    (await service.post('/chat_room/qa/research', { messageId, score }, token)).body.message
  const push = async () => (await service.post(`/chat_room/qa/${messageId}/push`, null, token)).body
  const status = async () => (await service.get(`/chat_room/qa/${messageId}/info`, token)).body.data.status
  const fresh = async () => (await service.get('/chat_room/qa/qaLastCount?chatId=CR03', token)).body.data.newAnswers
  expect([await status(), await rate(5), await fresh()]).toEqual(['WAIT', '老师尚未回答，暂不能评价', 0])
  expect((await push()).data.nextPushAt).toBe(service.now() + 4 * HOUR)
  expect((await push()).message).toBe('已提醒老师，4小时内无需重复')
  service.wait(HOUR / 6)
  expect([await status(), await fresh(), (await push()).message]).toEqual(['ANSWERED', 1, '老师已回答，无需催答'])
  expect([await rate(6), await rate(5), await rate(4), await fresh()]).toEqual([
    '参数 score 不正确',
    '',
    '您已评价过',
    0,
  ])
  for (let n = 0; n < 4; n++) expect((await ask(token)).code).toBe(0)
  expect((await ask(token)).message).toBe('今日提问次数已用完')
  expect((await ask(token, { content: '短' })).message).toBe('提问不能少于5个字')
})

it('shows a question to its author only', async () => {
  service = await start()
  const [mine, other] = [await as(MEMBER), await as(BUYER)]
  const { messageId } = (await ask(mine)).data
  expect((await service.get(`/chat_room/qa/${messageId}/info`, mine)).body.code).toBe(0)
  expect((await service.get(`/chat_room/qa/${messageId}/info`, other)).body.code).toBe(40401)
  expect((await service.post(`/chat_room/qa/${messageId}/push`, null, other)).body.code).toBe(40401)
  const rated = await service.post('/chat_room/qa/research', { messageId, score: 1 }, other)
  expect(rated.body.code).toBe(40401)
})

it('shows a picture uploaded by its sender, and no other files', async () => {
  service = await start()
  const [mine, other] = [await as('13800000001'), await as('13800000002')]
  const fileKey = await putFile(service, mine, 'OTHER')
  const send = async (token: string) =>
    (await service.post('/chat_dialog/send', { chatId: 'CR01', kind: 'IMAGE', fileKey, clientId: 'p1' }, token)).body
  expect((await send(other)).code).toBe(40063)
  const { mediaUrl } = (await send(mine)).data
  expect(await (await service.request(mediaUrl)).text()).toBe('picture')
})
