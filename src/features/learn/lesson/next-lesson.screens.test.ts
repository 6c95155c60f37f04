import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
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

test('the next lesson plays at the same speed', async () => {
  const path = await first()
  type(document.querySelector('#root select[aria-label=倍速]'), '1.5')
  await end()
  await until(() => phone.path() !== path, 6_000)
  expect((await media()).defaultPlaybackRate).toBe(1.5)
})
