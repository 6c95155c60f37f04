import { beforeEach, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { events } = vi.hoisted(() => ({ events: new Array<string>() }))
vi.mock('#tracking/context.tsx', async (original) => {
  const track = async (...words: (string | undefined)[]) => void events.push(words.join('/'))
  return { ...(await original<object>()), useTrack: () => track }
})

const { wait, open, go, find, press } = await openScreens(/live|course/)
beforeEach(() => void (events.length = 0))

it('a visit to a room says that it was entered, which course was followed and, once, how long it was', async () => {
  await open('/live/LR07', { as: '13800000004' })
  expect(events).toContain('live/enter/LR07')
  await press('货架')
  const course = find(/风险等级/)
  expect(course).toBeDefined()
  course?.addEventListener('click', (event) => event.preventDefault())
  await press(course)
  expect(events.filter((event) => event.startsWith('live/store_click/'))).toEqual(['live/store_click/K101'])
  await wait(31_000)
  expect(events.join()).not.toContain('live/stay')
  dispatchEvent(new Event('pagehide'))
  await go('/live')
  expect(events.filter((event) => event.startsWith('live/stay'))).toEqual(['live/stay/30-120'])
})
