import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

const { events } = vi.hoisted(() => ({ events: new Array<string>() }))
vi.mock('#tracking/context.tsx', async (original) => {
  const track = async (...words: (string | undefined)[]) => void events.push(words.join('/'))
  return { ...(await original<object>()), useTrack: () => track }
})

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/live|course/)
  await Promise.all([import('./room-talk.tsx'), import('./lottery.tsx')])
}, 60_000)
beforeEach(async () => {
  await tools.environment.reset()
  events.length = 0
})

async function open(path: string) {
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}
const find = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`#root ${selector}`)].find(({ textContent }) => textContent.includes(name))

it('a visit to a room says that it was entered, which course was followed and, once, how long it was', async () => {
  const tokens = (await tools.environment.login('13800000004')) as Record<string, string>
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  await open('/live/LR07')
  expect(events).toContain('live/enter/LR07')
  find('button', '货架')?.click()
  await tools.phone.settle()
  const course = find('main a', '风险等级')
  expect(course).toBeDefined()
  course?.addEventListener('click', (event) => event.preventDefault())
  course?.click()
  await tools.phone.settle()
  expect(events.filter((event) => event.startsWith('live/store_click/'))).toEqual(['live/store_click/K101'])
  await tools.phone.wait(31_000)
  expect(events.join()).not.toContain('live/stay')
  dispatchEvent(new Event('pagehide'))
  await open('/live')
  expect(events.filter((event) => event.startsWith('live/stay'))).toEqual(['live/stay/30-120'])
})
