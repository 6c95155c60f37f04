import { fireEvent } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** C3; the course is free. */
const CUSTOMER = '13800000004'
const COURSE = 'C102'

let tools: Tools
beforeAll(async () => {
  await loadSanitizer()
  tools = await openTools(/course|lesson/)
}, 60_000)
beforeEach(() => tools.environment.reset())

async function open(path: string) {
  const { environment, phone } = tools
  phone.wipe({ ...((await environment.login(CUSTOMER)) as Record<string, string>), openId: 'o-1' })
  phone.open(path)
  await phone.settle()
}

async function firstVideo(): Promise<string> {
  await open(`/course/${COURSE}`)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href*="/lesson/"]')]
  return links[0]?.getAttribute('href') ?? ''
}

async function end() {
  const media = document.querySelector('#root video, #root audio')
  if (!media) throw new Error(`nothing plays: ${tools.phone.words()}`)
  fireEvent.ended(media)
  await tools.phone.settle()
}

async function pass() {
  await tools.phone.wait(6_000)
  await tools.phone.settle()
}

test('at its end the next lesson begins by itself, unless the customer stays', async () => {
  const path = await firstVideo()
  await open(path)
  await end()
  expect(tools.phone.words()).toContain('秒后播放下一节')
  const stay = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '取消')
  stay?.click()
  await tools.phone.settle()
  await pass()
  expect(tools.phone.path()).toBe(path)
  await end()
  await pass()
  expect(tools.phone.path()).not.toBe(path)
  expect(tools.phone.path()).toContain(`/course/${COURSE}/lesson/`)
})

test('a lesson that follows plays at the speed that was chosen before', async () => {
  const path = await firstVideo()
  await open(path)
  const speed = document.querySelector<HTMLSelectElement>('#root section[aria-label] select')
  if (!speed) throw new Error('no speed')
  fireEvent.change(speed, { target: { value: '1.5' } })
  await end()
  await pass()
  expect(tools.phone.path()).not.toBe(path)
  expect(document.querySelector<HTMLMediaElement>('#root video, #root audio')?.defaultPlaybackRate).toBe(1.5)
})
