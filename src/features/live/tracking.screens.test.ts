import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** A customer who may ask in rooms. */
const CUSTOMER = '13800000004'

const { phone, words, wait, untilIdle, open, go, find, press, type } = await openScreens(/live|course|chat/)

async function say(text: string) {
  type('说点什么', text)
  fireEvent.keyDown(document.querySelector('textarea') as Element, { key: 'Enter' })
  await untilIdle()
}
/** The events tracked by rooms and chats since this test opened its first page. */
const events = () => phone.reported().filter((each) => /^(?:live|chat)\//.test(each))

it('a room visit is tracked once each: entering, speaking, seeing and joining its lottery, following a course, the stay', async () => {
  await open('/live/LR07', { as: CUSTOMER })
  await say('老师晚上好')
  await press('免费参与')
  await press('免费参与')
  await press('关闭')
  await press('货架')
  const course = find(/风险等级/)
  course?.addEventListener('click', (event) => event.preventDefault())
  await press(course)
  await wait(31_000)
  expect(events().join()).not.toContain('live/stay')
  dispatchEvent(new Event('pagehide'))
  await go('/live')
  const lottery = /^live\/lottery_view\/(.+)$/.exec(events()[2] ?? '')?.[1]
  expect(lottery).toMatch(/^LR07-/)
  expect(events()).toEqual([
    'live/enter/LR07',
    'live/chat_send',
    `live/lottery_view/${lottery}`,
    `live/lottery_join/${lottery}`,
    'live/store_click/K101',
    'live/stay/30-120',
  ])
})

it('a rejected message is not tracked as sent', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  await say('加我微信 abc12345')
  expect(words()).toContain('请勿发布联系方式')
  expect(events()).toEqual(['live/enter/LR01'])
})

it('a question from a room is tracked for the room, not for a chat', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  await press('问答')
  await press('向老师提问')
  expect(location.pathname + location.search).toBe('/chat/LC01/ask?room=LR01')
  type(document.querySelector('#root form textarea'), '收盘价怎么算出来的？')
  document.querySelector<HTMLElement>('#root form input[type=checkbox]:not(:checked)')?.click()
  await press('提交提问')
  expect(location.pathname).toMatch(/^\/chat\/LC01\/qa\/QU-/)
  expect(events()).toEqual(['live/enter/LR01', expect.stringMatching(/^live\/stay\//), 'live/ask'])
})

it('viewing and reserving an announcement, and playing a recording, are tracked; tabs and ends are not', async () => {
  await open('/live/scene/SC2', { as: CUSTOMER })
  await press('预约')
  await go('/live')
  await press('回放')
  await go('/live/LR05/replay/v-LR05')
  const film = document.querySelector('video')
  film?.dispatchEvent(new Event('play', { bubbles: true }))
  await untilIdle()
  film?.dispatchEvent(new Event('ended', { bubbles: true }))
  await untilIdle()
  expect(events()).toEqual(['live/scene_view/SC2', 'live/reserve/LR02', 'live/replay_play/v-LR05'])
})
