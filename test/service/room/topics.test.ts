import { afterEach, describe, expect, it } from 'vitest'
import { ask, BUYER, connect, enter, FRESH, setClock, login, open, post, shut, ticketOf } from './line.ts'

afterEach(shut)

const MEMBER = '13800000007'

/** A listener of a chat or a channel. */
async function listen(mobile: string, topic: Record<string, string>) {
  const token = await login(mobile)
  const person = connect({ ...topic, token: await ticketOf(token) })
  await person.until(({ t }) => t === 'online')
  return { ...person, token }
}
const say = (token: string, chatId: string, text: string, clientId: string) =>
  post('/api/chat_dialog/send', { chatId, kind: 'TEXT', text, clientId }, token)

describe('a chat', () => {
  it('sends over its topic each message with the previous id, to its author with the client id', async () => {
    await open()
    const [one, two] = [await listen(FRESH, { chatId: 'CR01' }), await listen(BUYER, { chatId: 'CR01' })]
    const { list } = await ask('/chat_dialog/list?chatId=CR01&limit=1', one.token)
    await say(one.token, 'CR01', '大家好', 'k1')
    const { d } = await one.until(({ t }) => t === 'msg')
    expect(d).toMatchObject({ text: '大家好', chatId: 'CR01', clientId: 'k1', prevId: list[0].messageId })
    expect((await two.until(({ t }) => t === 'msg')).d).not.toHaveProperty('clientId')
    expect(one.heard.some(({ t }) => t === 'like' || t === 'lottery')).toBe(false)
  })

  it('admits customers with access, rejects unknown names, and counts listeners as present', async () => {
    await open()
    const fresh = await login(FRESH)
    const into = async (topic: Record<string, string>) => connect({ ...topic, token: await ticketOf(fresh) }).ended
    expect(await into({ chatId: 'CR03' })).toBe(4403)
    expect(await into({ chatId: 'CR99' })).toBe(4404)
    expect(await into({})).toBe(4404)
    const online = async () => (await ask('/chat_dialog/degree?chatId=CR01', fresh)).online
    const before = await online()
    await listen(BUYER, { chatId: 'CR01' })
    expect(await online()).toBe(before + 1)
  })

  it('has nothing unread for a customer who was connected', async () => {
    await open()
    const [member, fresh] = [await listen(MEMBER, { chatId: 'CR01' }), await login(FRESH)]
    const unread = async () =>
      (await post('/api/chat_room/info-list', { chatIds: ['CR01'] }, member.token)).data[0].unread
    expect(await unread()).toBeGreaterThan(0)
    await say(fresh, 'CR01', '大家好', 'u1')
    await member.until(({ t }) => t === 'msg')
    await member.leave()
    await expect.poll(unread).toBe(0)
  })

  it('runs while somebody is connected', async () => {
    await open({ lifeMs: 8 })
    const one = await listen(FRESH, { chatId: 'CR01' })
    await one.until(({ t, d }) => t === 'msg' && d.sender.role === 'ANALYST')
  })
})

describe('a channel', () => {
  it('replays what came after a message, and posts of teachers while somebody is connected; nobody else posts', async () => {
    await open({ lifeMs: 8 })
    const token = await login(FRESH)
    const { list } = await ask('/stream/messages?channelId=CH1&limit=3', token)
    const one = await listen(FRESH, { channelId: 'CH1', afterId: list[2].messageId })
    expect(one.heard.flatMap(({ t, d }) => (t === 'msg' ? [d.messageId] : [])).slice(0, 2)).toEqual([
      list[1].messageId,
      list[0].messageId,
    ])
    const { d } = await one.until(({ t, d: { messageId } }) => t === 'msg' && /-n\d+$/.test(messageId))
    expect(d).toMatchObject({ channelId: 'CH1', sender: { role: 'ANALYST' } })
    expect(d).not.toHaveProperty('chatId')
    const asked = await ask('/stream/messages?channelId=CH1&limit=50', token)
    expect(asked.list.map(({ messageId }: { messageId: string }) => messageId)).toContain(d.messageId)
    expect((await ask(`/stream/message?messageId=${d.messageId}`, token)).text).toBe(d.text)
    one.say({ t: 'msg', id: 'x', d: { text: '我来说一句' } })
    expect((await one.until(({ t }) => t === 'notice')).d.code).toBe(40401)
  })

  it('for members rejects others', async () => {
    await open()
    const token = await login(FRESH)
    expect(await connect({ channelId: 'CH4', token: await ticketOf(token) }).ended).toBe(4403)
    await listen(MEMBER, { channelId: 'CH4' })
  })
})

describe('the switches', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, n) => `第${n + 1}句`)
  const burst = (count: number) => post('/__test/room/burst', { chatId: 'LC01', count })
  const frames = (how: object) => post('/__test/room/frames', how)

  it('a burst sends many messages at once, stored like all others', async () => {
    await open()
    const one = await enter(await login(FRESH))
    const ids = await burst(60)
    await one.until(() => one.texts().length === 60)
    expect(one.texts()).toEqual(texts(60))
    const { list } = await ask('/chat_dialog/list?chatId=LC01&limit=50', await login(BUYER))
    expect(list.map(({ messageId }: { messageId: string }) => messageId)).toEqual(ids.slice(10).toReversed())
  })

  it('frames are lost, duplicated, reordered or delayed until this is switched off', async () => {
    await open()
    const one = await enter(await login(FRESH))
    const heard = async (how: object, count: number) => {
      one.heard.splice(0)
      await frames(how)
      await burst(6)
      await one.until(() => one.texts().length === count)
      await frames({ how: 'none' })
      return one.texts()
    }
    const lost = await heard({ how: 'drop', every: 3 }, 4)
    expect(lost).toEqual(['第1句', '第2句', '第4句', '第5句'])
    expect(await heard({ how: 'double' }, 12)).toEqual(
      texts(12)
        .slice(6)
        .flatMap((text) => [text, text]),
    )
    const swapped = await heard({ how: 'swap' }, 6)
    expect(swapped).toEqual(['第14句', '第13句', '第16句', '第15句', '第18句', '第17句'])
    const at = Date.now()
    await heard({ how: 'delay', ms: 120 }, 6)
    expect(Date.now() - at).toBeGreaterThanOrEqual(115)
    expect(await heard({ how: 'none' }, 6)).toHaveLength(6)
  })

  it('a half-open connection neither sends nor receives; the next one does', async () => {
    await open()
    const token = await login(FRESH)
    const one = await enter(token)
    await frames({ how: 'half-open' })
    one.heard.splice(0)
    one.say({ t: 'ping' })
    await burst(1)
    const two = await enter(await login(BUYER))
    two.say({ t: 'ping' })
    await two.until(({ t }) => t === 'pong')
    expect(one.heard).toEqual([])
  })

  it('a restart is announced to everyone, and nobody is admitted until it is over', async () => {
    await open()
    const token = await login(FRESH)
    const one = await enter(token)
    await post('/__test/room/restart', { awayMs: 200 })
    expect(await one.ended).toBe(1012)
    expect(await connect({ roomId: 'LR01', token: await ticketOf(token) }).ended).toBe(1006)
    await expect.poll(async () => connect({ roomId: 'LR01', token: await ticketOf(token) }).opened).toBe(true)
  })

  it('a muted customer is notified, and cannot send until unmuted', async () => {
    await open()
    const token = await login(FRESH)
    const one = await enter(token)
    const mute = (muted: boolean) => post('/__test/room/mute', { chatId: 'LC01', mobile: FRESH, muted })
    await mute(true)
    expect((await one.until(({ t }) => t === 'notice')).d).toEqual({ muted: true, text: '您已被禁言' })
    expect((await say(token, 'LC01', '您好', 'm1')).code).toBe(40341)
    await mute(false)
    await one.until(({ t, d }) => t === 'notice' && d.muted === false)
    await setClock(4_000)
    expect((await say(token, 'LC01', '您好', 'm1')).code).toBe(0)
  })
})
