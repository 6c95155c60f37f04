import { beforeEach, expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { open, find, press } = await openScreens(/article|me|sku/)
const copied: string[] = []
beforeEach(() => {
  copied.splice(0)
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  })
})

it.each(['/article', '/article/A201', '/sku/K101', '/column'])(
  '%s can be shared outside WeChat by a link',
  async (path) => {
    await open(path, { place: 'outside', kept: { salesNumber: 'S100' } })
    await press('分享')
    await press('复制链接')
    expect(copied).toHaveLength(1)
    expect(new URL(copied[0] ?? '').pathname).toBe(path)
    expect(copied[0]).not.toMatch(/token|mobile/i)
    expect(find('生成海报')).toBeTruthy()
  },
)

it('a private page, and WeChat with its own menu, have no share button', async () => {
  await open('/me/settings', { place: 'outside' })
  expect(find('分享')).toBeUndefined()
  await open('/article')
  expect(find('分享')).toBeUndefined()
})
