import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

let tools: Tools
const copied: string[] = []
beforeAll(async () => {
  await import('./share-panel.tsx')
  tools = await openTools(/article|me|sku/)
}, 60_000)
beforeEach(async () => {
  await tools.environment.reset()
  copied.splice(0)
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  })
})

const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name)

async function open(path: string, place: 'inside' | 'outside') {
  tools.phone.wipe({ salesNumber: 'S100' })
  tools.phone.open(path, place)
  for (let i = 0; i < 6; i++) {
    await tools.phone.settle()
    await vi.dynamicImportSettled()
  }
}

it.each(['/article', '/article/A201', '/sku/K101', '/column'])(
  '%s can be shared outside WeChat by its link',
  async (path) => {
    await open(path, 'outside')
    named('分享')?.click()
    await tools.phone.settle()
    named('复制链接')?.click()
    await tools.phone.settle()
    expect(copied).toHaveLength(1)
    expect(new URL(copied[0] ?? '').pathname).toBe(path)
    expect(copied[0]).not.toMatch(/token|mobile/i)
    expect(named('生成海报')).toBeTruthy()
  },
)

it('a page that may not be shared, and WeChat with its own menu, have no such door', async () => {
  await open('/me/settings', 'outside')
  expect(named('分享')).toBeUndefined()
  await open('/article', 'inside')
  expect(named('分享')).toBeUndefined()
})
