import { afterEach, expect, it } from 'vitest'
import { topicOf } from '#test/service/seed/chat/topics/talk.ts'
import { ask, BUYER, connect, enter, FRESH, setClock, login, MUTED, open, post, shut, sms, ticketOf } from './line.ts'

afterEach(shut)

it('admits only with a ticket, once, within half a minute', async () => {
  await open()
  const token = await login(FRESH)
  const ticket = await ticketOf(token)
  const first = connect({ roomId: 'LR01', token: ticket })
  await first.until(({ t }) => t === 'online')
  for (const bad of [ticket, token, '', 'x']) expect(await connect({ roomId: 'LR01', token: bad }).ended).toBe(4401)
  const old = await ticketOf(token)
  await setClock(31_000)
  expect(await connect({ roomId: 'LR01', token: old }).ended).toBe(4401)
  expect((await post('/api/room/ticket', {})).code).toBe(401)
  expect((await post('/api/room/ticket', {}, 'x')).code).toBe(401)
})

it('rejects customers without access, and unknown rooms', async () => {
  await open()
  const [fresh, buyer] = [await login(FRESH), await login(BUYER)]
  const into = async (roomId: string, token: string) => connect({ roomId, token: await ticketOf(token) }).ended
  expect(await into('LR06', fresh)).toBe(4403)
  expect(await into('LR99', fresh)).toBe(4404)
  expect(await into('constructor', fresh)).toBe(4404)
  await enter(buyer, 'LR06')
})

it('broadcasts a message, from the socket or a call, once per client id', async () => {
  await open()
  const [fresh, buyer] = [await login(FRESH), await login(BUYER)]
  const [one, two] = [await enter(fresh), await enter(buyer)]
  one.say({ t: 'msg', id: 'c-1', d: { text: '听得到，必涨吗' } })
  one.say({ t: 'msg', id: 'c-1', d: { text: '听得到，必涨吗' } })
  const { d } = await two.until(({ t }) => t === 'msg')
  expect(d).toMatchObject({ text: '听得到，**吗', kind: 'TEXT', chatId: 'LC01', sender: { role: 'USER' } })
  expect(JSON.stringify(d)).not.toContain('U000001')
  await post('/api/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text: '我也听得到', clientId: 'h1' }, buyer)
  await one.until((frame) => frame.t === 'msg' && frame.d.text === '我也听得到')
  expect(one.texts()).toEqual(['听得到，**吗', '我也听得到'])
  const { list } = await ask('/chat_dialog/list?chatId=LC01&limit=2', fresh)
  expect(list.map(({ text }: { text: string }) => text)).toEqual(['我也听得到', '听得到，**吗'])
})

it('rejects a message with a reason, under the frame’s id', async () => {
  await open()
  const [one, silent] = [await enter(await login(FRESH)), await enter(await login(MUTED))]
  const answer = async (person: typeof one, frame: { id: string; t?: string; d?: object }) => {
    person.say({ t: 'msg', ...frame })
    return (await person.until(({ t, d }) => t === 'notice' && d.id === frame.id)).d
  }
  expect(await answer(one, { id: 'a', d: { text: '加我13900000000' } })).toMatchObject({ code: 40025 })
  expect(await answer(one, { id: 'b', d: { text: '长'.repeat(201) } })).toMatchObject({ code: 40024 })
  expect(await answer(one, { id: 'c', d: {} })).toMatchObject({ code: 40023 })
  expect(await answer(one, { id: 'd', d: { text: '您好', replyToId: 'x' } })).toMatchObject({ code: 40401 })
  expect(await answer(one, { id: 'e', t: 'like', d: { count: 51 } })).toMatchObject({ code: 40003 })
  expect(await answer(one, { id: 'f', t: 'online' })).toMatchObject({ code: 40067 })
  expect(await answer(silent, { id: 'g', d: { text: '我说' } })).toEqual({ code: 40341, text: '您已被禁言', id: 'g' })
  one.say({ t: 'msg', id: 'h', d: { text: '第一句' } })
  await silent.until(({ t }) => t === 'msg')
  expect(await answer(one, { id: 'i', d: { text: '第二句' } })).toMatchObject({ code: 40342 })
  expect(silent.texts()).toEqual(['第一句'])
})

it('batches likes and counts them all', async () => {
  await open({ announceMs: 60 })
  const [fresh, buyer] = [await login(FRESH), await login(BUYER)]
  const [one, two] = [await enter(fresh), await enter(buyer)]
  const before = two.heard.find(({ t }) => t === 'like')?.d.likeCount
  for (let n = 0; n < 8; n += 1) one.say({ t: 'like', d: { count: 5 } })
  one.say({ t: 'like' })
  await ask('/live/room/like?roomId=LR01&count=9', buyer)
  await two.until(({ t, d }) => t === 'like' && d.likeCount === before + 50)
  expect(two.heard.filter(({ t }) => t === 'like').length).toBeLessThan(10)
  expect((await ask('/live/room/like?roomId=LR01&count=1', buyer)).likeCount).toBe(before + 51)
})

it('counts the people present, for participants and callers', async () => {
  await open()
  const [fresh, buyer] = [await login(FRESH), await login(BUYER)]
  const count = async () => (await ask('/live/room/online-count?roomId=LR01', fresh)).count
  const alone = await count()
  const one = await enter(fresh)
  const two = await enter(buyer)
  await one.until(({ t, d }) => t === 'online' && d.count === alone + 2)
  expect(await count()).toBe(alone + 2)
  await two.leave()
  one.heard.splice(0)
  await one.until(({ t, d }) => t === 'online' && d.count === alone + 1)
  expect(await count()).toBe(alone + 1)
})

it('resumes after a message without gaps or duplicates, while others keep talking', async () => {
  await open()
  const buyer = await login(BUYER)
  const tokens = await Promise.all(Array.from({ length: 12 }, (_, n) => login(`1391000${String(n).padStart(4, '0')}`)))
  const speak = (n: number) =>
    post(
      '/api/chat_dialog/send',
      { chatId: 'LC01', kind: 'TEXT', text: `第${n}句`, clientId: `s${n}` },
      tokens[n % tokens.length],
    )
  let person = await enter(buyer)
  const ids: string[] = []
  const gather = () =>
    ids.push(...person.heard.splice(0).flatMap(({ t, d }) => (t === 'msg' ? [d.messageId as string] : [])))
  for (let round = 0; round < 5; round += 1) {
    if (round > 0) await setClock(round * 4000)
    const talk = Promise.all(Array.from({ length: 12 }, (_, n) => speak(round * 12 + n)))
    await person.until(({ t }) => t === 'msg')
    await person.leave()
    gather()
    person = connect({ roomId: 'LR01', token: await ticketOf(buyer), afterId: ids.at(-1) ?? '' })
    await talk
  }
  await post('/api/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text: '完', clientId: 'end' }, await login(FRESH))
  await person.until(({ t, d }) => t === 'msg' && d.text === '完')
  gather()
  const all = []
  for (let beforeId = ''; all.length < 61;) {
    const page = await ask(`/chat_dialog/list?chatId=LC01&limit=50${beforeId && `&beforeId=${beforeId}`}`, buyer)
    all.push(...page.list.map(({ messageId }: { messageId: string }) => messageId))
    beforeId = all.at(-1) ?? ''
  }
  expect(ids).toEqual(all.slice(0, 61).toReversed())
})

it('resumes after a message of yesterday, and reports an unknown one', async () => {
  await open()
  const token = await login(FRESH)
  const { list } = await ask('/chat_dialog/list?chatId=LC01&limit=4', token)
  const person = await enter(token, 'LR01', { afterId: list[3].messageId })
  expect(person.heard.flatMap(({ t, d }) => (t === 'msg' ? [d.messageId] : []))).toEqual(
    [list[2], list[1], list[0]].map(({ messageId }) => messageId),
  )
  const other = await enter(await login(BUYER), 'LR01', { afterId: 'CR01-0001' })
  expect(other.heard.find(({ t }) => t === 'notice')?.d.code).toBe(40401)
  expect(other.texts()).toEqual([])
})

it('names in each message the previous one, and to its author alone the client id', async () => {
  await open()
  const [token, buyer] = [await login(FRESH), await login(BUYER)]
  const { list } = await ask('/chat_dialog/list?chatId=LC01&limit=4', token)
  const [author, reader] = [await enter(token), await enter(buyer)]
  await post('/api/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text: '一', clientId: 'c1' }, token)
  await setClock(4000)
  await post('/api/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text: '二', clientId: 'c2' }, token)
  const said = async (person: typeof author) => {
    await person.until(({ t, d }) => t === 'msg' && d.text === '二')
    return person.heard.flatMap(({ t, d }) => (t === 'msg' ? [d] : []))
  }
  const [[one, two], [seen]] = [await said(author), await said(reader)]
  expect([one?.['prevId'], two?.['prevId']]).toEqual([list[0].messageId, one?.['messageId']])
  expect([one?.['clientId'], two?.['clientId']]).toEqual(['c1', 'c2'])
  expect([seen?.['prevId'], seen?.['clientId']]).toEqual([list[0].messageId, undefined])
  const back = await enter(token, 'LR01', { afterId: list[0].messageId })
  expect(back.heard.flatMap(({ t, d }) => (t === 'msg' ? [[d['prevId'], d['clientId']]] : []))).toEqual([
    [list[0].messageId, 'c1'],
    [one?.['messageId'], 'c2'],
  ])
})

it('replays up to two hundred missed messages, and reports more as unknown', async () => {
  await open()
  const [token, buyer] = [await login(FRESH), await login(BUYER)]
  const { list } = await ask('/chat_dialog/list?chatId=LC01&limit=2', token)
  for (let n = 0; n < 200; n += 1) {
    await setClock(n * 4000)
    await post('/api/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text: `第${n}句`, clientId: `r${n}` }, token)
  }
  const near = await enter(buyer, 'LR01', { afterId: list[0].messageId })
  expect(near.texts()).toHaveLength(200)
  const far = await enter(buyer, 'LR01', { afterId: list[1].messageId })
  expect(far.heard.find(({ t }) => t === 'notice')?.d.code).toBe(40401)
  expect(far.texts()).toEqual([])
})

it('answers pings and closes connections that stay silent', async () => {
  await open()
  const [one, two] = [await enter(await login(FRESH)), await enter(await login(BUYER))]
  one.say({ t: 'ping' })
  await one.until(({ t }) => t === 'pong')
  await setClock(40_000)
  one.say({ t: 'ping' })
  one.heard.splice(0)
  await one.until(({ t }) => t === 'pong')
  await setClock(61_000)
  expect(await two.ended).toBe(4408)
  one.say({ t: 'ping' })
  await one.until(({ t }) => t === 'online')
})

it('allows one connection per account and room, and none for a removed account', async () => {
  await open()
  const fresh = await login(FRESH)
  const old = await enter(fresh)
  const one = await enter(fresh)
  expect(await old.ended).toBe(4409)
  expect(old.heard.at(-1)).toMatchObject({ t: 'kick', d: { reason: 'ELSEWHERE' } })
  const elsewhere = await enter(fresh, 'LR03')
  await post('/__test/room/kick', { roomId: 'LR01', mobile: FRESH })
  expect(await one.ended).toBe(4410)
  expect(one.heard.at(-1)?.d.text).toBe('您已被移出直播间')
  elsewhere.say({ t: 'ping' })
  await elsewhere.until(({ t }) => t === 'pong')
  const again = async () => connect({ roomId: 'LR01', token: await ticketOf(fresh) })
  const until = one.heard.at(-1)?.d.until
  const back = await again()
  expect([await back.ended, back.heard.at(-1)?.d]).toEqual([
    4410,
    { reason: 'REMOVED', text: '您已被移出直播间', until },
  ])
  const { access, pullUrls } = await ask('/live/room/LR01/info', fresh)
  expect([access, pullUrls]).toEqual([expect.objectContaining({ allowed: false, reason: 'REMOVED', until }), undefined])
  await setClock(11 * 60_000)
  await (await again()).until(({ t }) => t === 'online')
})

it('disconnects customers who signed out, and everyone on a data reset', async () => {
  await open()
  const mobile = '13910000099'
  const token = await login(mobile)
  const [gone, other] = [await enter(token), await enter(await login(BUYER))]
  await post('/api/sms/v2/ic-verification-code', { mobile, scene: 'CANCEL' })
  const code = sms().findLast((each) => each.mobile === mobile)?.code ?? ''
  expect((await post('/api/app/auth/user/cancel', { code }, token)).code).toBe(0)
  expect(await gone.ended).toBe(4401)
  await post('/__test/reset', {})
  expect(await other.ended).toBe(1012)
})

it('closes connections that send invalid, too many or too long frames', async () => {
  await open()
  const token = await login(FRESH)
  const odd = await enter(token)
  for (const frame of ['', '{', '[]', '{"t":1}']) odd.say(frame)
  await odd.until(() => odd.heard.filter(({ d }) => d.code === 40001).length === 4)
  odd.say('{"t":"ping"}')
  await odd.until(({ t }) => t === 'pong')
  odd.say('null')
  expect(await odd.ended).toBe(4400)
  const long = await enter(token)
  long.say({ t: 'msg', id: 'l', d: { text: 'x'.repeat(5000) } })
  expect(await long.ended).toBe(1009)
  const bytes = await enter(token)
  for (let n = 0; n < 5; n += 1) bytes.sendBytes(Buffer.from([1, 2, 3]))
  expect(await bytes.ended).toBe(4400)
  const flood = await enter(token)
  for (let n = 0; n < 500; n += 1) flood.say({ t: 'like' })
  expect(await flood.ended).toBe(4429)
  await enter(token)
})

it('announces the room’s lottery, its draw and the next one', async () => {
  await open({ idleMs: 86_400_000 * 2 })
  const token = await login(FRESH)
  const person = await enter(token, 'LR07')
  const { d } = await person.until(({ t }) => t === 'lottery')
  const { lotteryId } = await ask('/live/room/lottery/valid?roomId=LR07', token)
  expect(d).toMatchObject({ status: 'OPEN', lotteryId })
  await setClock(d.endAt - Date.now())
  await person.until((frame) => frame.d.lotteryId === lotteryId && frame.d.status === 'DRAWN')
  const next = await person.until((frame) => frame.t === 'lottery' && frame.d.lotteryId !== lotteryId)
  expect(next.d.status).toBe('OPEN')
})

it('runs its script while somebody is present: always the same, stored like all messages', async () => {
  await open({ lifeMs: 8 })
  const fresh = await login(FRESH)
  const one = await enter(fresh)
  await one.until(({ t }) => t === 'notice')
  const begun = one.texts().slice(0, 5)
  expect(one.heard.some(({ t, d }) => t === 'msg' && d.sender.role === 'ANALYST')).toBe(true)
  await one.leave()
  const list = async () => (await ask('/chat_dialog/list?chatId=LC01&limit=50', fresh)).list
  const quiet = async (): Promise<string> => {
    const [last] = await list()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const [still] = await list()
    return last.messageId === still.messageId ? last.messageId : quiet()
  }
  await quiet()
  const kept = (await list()).map(({ text }: { text: string }) => text)
  for (const text of begun) expect(kept).toContain(text)
  await shut()
  await open({ lifeMs: 8 })
  const two = await enter(await login(BUYER))
  await two.until(({ t }) => t === 'notice')
  expect(two.texts().slice(0, 5)).toEqual(begun)
})

it('has the teacher answer customers’ questions, in place of the script', async () => {
  await open({ lifeMs: 8 })
  const one = await enter(await login(FRESH))
  one.say({ t: 'msg', id: 'q1', d: { text: '老师，印花税是买卖都收吗？' } })
  const asked = await one.until(({ t, d }) => t === 'msg' && d.clientId === 'q1')
  const answered = await one.until(({ t, d }) => t === 'msg' && d.replyTo?.messageId === asked.d.messageId)
  expect(answered.d.sender.role).toBe('ANALYST')
  const { answers = [] } = topicOf('印花税') ?? {}
  expect(answers).toContain(answered.d.text)
})

it('announces pause, resumption and end to everyone present, once each', async () => {
  await open({ watchMs: 20 })
  const person = await enter(await login(FRESH))
  const states = () => person.heard.flatMap(({ t, d }) => (t === 'notice' && d.status ? [d.status] : []))
  for (const status of ['PAUSED', 'LIVE', 'ENDED']) {
    await post('/__test/room/status', { roomId: 'LR01', status })
    await person.until(({ t, d }) => t === 'notice' && d.status === status)
  }
  expect(states()).toEqual(['PAUSED', 'LIVE', 'ENDED'])
})
