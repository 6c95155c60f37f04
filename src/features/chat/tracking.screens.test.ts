import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { handsIn } from '#test/sweep/files.ts'
import { fill } from '#test/sweep/fill.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** A customer whose services open CR03. */
const MEMBER = '13800000007'
const HOUR = 3_600_000

const { environment, phone, wait, untilIdle, open, go, find, press, type, until } = await openScreens(/chat/)
const events = () => phone.reported().filter((each) => /^(?:live|chat)\//.test(each))

it('entering a chat is tracked; text, picture and voice transcript by their kind, never their content', async () => {
  await open('/chat/CR03', { as: MEMBER })
  type('说点什么', '谢谢老师')
  fireEvent.keyDown(document.querySelector('textarea') as Element, { key: 'Enter' })
  await untilIdle()
  await wait(4_000)
  handsIn('input[aria-label=发图片]')()
  await until(() => phone.reported().includes('chat/send/IMAGE'))
  await press('转文字')
  const voice = document.querySelector('[role=log] li:has(audio)')?.getAttribute('data-message')
  expect(events()).toEqual(['chat/enter/CR03', 'chat/send/TEXT', 'chat/send/IMAGE', `chat/voice_text/${voice}`])
})

it('a message is tracked once it was sent, also by a second press', async () => {
  await open('/chat/CR03', { as: MEMBER })
  await environment.break({ path: '/chat_dialog/send', kind: 'drop', times: 2 })
  type('说点什么', '谢谢老师')
  fireEvent.keyDown(document.querySelector('textarea') as Element, { key: 'Enter' })
  const again = await until(() => find('未发出，点此重发'))
  expect(events()).toEqual(['chat/enter/CR03'])
  await press(again)
  expect(events()).toEqual(['chat/enter/CR03', 'chat/send/TEXT'])
})

it('asking, reminding and rating are tracked', async () => {
  await open('/chat/CR03/ask', { as: MEMBER })
  fill({ 您的问题: '现金流和利润差得多，该先看哪一个？' })
  document.querySelector<HTMLElement>('#root form input[type=checkbox]:not(:checked)')?.click()
  await press('提交提问')
  const id = location.pathname.split('/').at(-1)
  await press('提醒老师')
  vi.setSystemTime(Date.now() + HOUR)
  await go(location.pathname)
  await press('满意')
  await press('提交评价')
  expect(events()).toEqual(['chat/ask_submit/CR03', `chat/push/${id}`, 'chat/rate/4'])
})
