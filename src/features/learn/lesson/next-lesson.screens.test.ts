import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** C3; the course is free. */
const CUSTOMER = '13800000004'
const COURSE = 'C102'

const { phone, words, wait, until, untilIdle, open, go, press, type } = await openScreens(/course|lesson/)

/** Opens its first lesson; returns the path. */
async function first(): Promise<string> {
  await open(`/course/${COURSE}`, { as: CUSTOMER })
  const link = await until(() => document.querySelector<HTMLAnchorElement>('#root a[href*="/lesson/"]'))
  await go(link.pathname)
  return link.pathname
}
const media = () => until(() => document.querySelector<HTMLMediaElement>('#root video, #root audio'))

async function end() {
  fireEvent.ended(await media())
  await untilIdle()
}

test('the next lesson starts automatically at the end, unless the customer cancels', async () => {
  const path = await first()
  await end()
  expect(words()).toContain('秒后播放下一节')
  await press('取消')
  await wait(6_000)
  expect(phone.path()).toBe(path)
  await end()
  await until(() => phone.path() !== path, 6_000)
  expect(phone.path()).toContain(`/course/${COURSE}/lesson/`)
})

test('a customer who is typing a note is not moved to the next lesson until the field is left', async () => {
  const path = await first()
  await press('笔记')
  const field = await until(() => document.querySelector<HTMLTextAreaElement>('#root textarea'))
  field.focus()
  type(field, '写到一半')
  await end()
  await wait(8_000)
  expect([phone.path(), field.value, document.activeElement]).toEqual([path, '写到一半', field])
  expect(words()).toContain('秒后播放下一节')
  field.blur()
  await until(() => phone.path() !== path, 6_000)
})

test('the next lesson plays at the same speed', async () => {
  const path = await first()
  type(document.querySelector('#root select[aria-label=倍速]'), '1.5')
  await end()
  await until(() => phone.path() !== path, 6_000)
  expect((await media()).defaultPlaybackRate).toBe(1.5)
})

test('the sound alone plays at the speed that was chosen for the picture', async () => {
  await first()
  type(document.querySelector('#root select[aria-label=倍速]'), '1.5')
  await press('只听声音')
  const audio = await until(() => document.querySelector('#root audio'))
  expect(audio).toHaveProperty('defaultPlaybackRate', 1.5)
})

test('the next lesson waits for a press when it is opened again', async () => {
  const path = await first()
  await end()
  await until(() => phone.path() !== path, 6_000)
  const next = phone.path()
  await go(`/course/${COURSE}`)
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  await go(next)
  fireEvent.loadedMetadata(await media())
  expect(played).not.toHaveBeenCalled()
})
