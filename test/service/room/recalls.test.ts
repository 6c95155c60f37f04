import { afterEach, expect, it } from 'vitest'
import { ask, BUYER, enter, FRESH, login, open, post, shut } from './line.ts'

afterEach(shut)

it('a recalled message keeps its place in frames, lists and replays, without its content', async () => {
  await open()
  const [fresh, buyer] = [await login(FRESH), await login(BUYER)]
  const [one, two] = [await enter(fresh), await enter(buyer)]
  one.say({ t: 'msg', id: 'c-1', d: { text: '听得到吗' } })
  const { messageId } = (await two.until(({ t }) => t === 'msg')).d
  const answer = { chatId: 'LC01', kind: 'TEXT', text: '听得到', clientId: 'h1', replyToId: messageId }
  await post('/api/chat_dialog/send', answer, buyer)
  await post('/__test/room/recall', { messageId })
  expect((await two.until(({ t }) => t === 'recall')).d).toEqual({ messageId, by: 'MANAGER' })
  const { list, recalled } = await ask('/chat_dialog/list?chatId=LC01&limit=2', fresh)
  expect([list[1].messageId, list[1].kind, list[1].text, recalled]).toEqual([
    messageId,
    'RECALLED',
    undefined,
    [messageId],
  ])
  expect(list[0].replyTo).toEqual({ messageId, brief: '消息已撤回' })
  const [mine] = await ask('/chat_dialog/list/reply-me', fresh)
  expect(mine.replyTo.brief).toBe('消息已撤回')
  const after = await ask(`/chat_dialog/list?chatId=LC01&afterId=${messageId}`, fresh)
  expect(after.list.map(({ text }: { text: string }) => text)).toEqual(['听得到'])
  await two.leave()
  const again = await enter(buyer, 'LR01', { afterId: 'LC01-0001' })
  await again.until(({ t }) => t === 'recall')
  const replayed = again.heard.find(({ t, d }) => t === 'msg' && d.messageId === messageId)
  expect([replayed?.d.kind, replayed?.d.text]).toEqual(['RECALLED', undefined])
  expect((await ask(`/chat_room/like?messageId=${messageId}&on=true`, fresh)) ?? null).toBeNull()
})
