import { expect, it, onTestFinished, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const READER = '13800000004'

const { words, until, open, press, type } = await openScreens(/article|live/)

/** A device that has no room for more of these lists; the function gives it room again. */
function fill(names: RegExp): () => void {
  const { localStorage: roomy } = globalThis
  const refuse = (key: string, value: string) => {
    if (names.test(key)) throw new DOMException('', 'QuotaExceededError')
    roomy.setItem(key, value)
  }
  const get = (_: Storage, name: string | symbol): unknown => (name === 'setItem' ? refuse : Reflect.get(roomy, name))
  vi.stubGlobal('localStorage', new Proxy(roomy, { get }))
  const restore = () => void vi.stubGlobal('localStorage', roomy)
  onTestFinished(restore)
  return restore
}

it('a note for which the device has no room is not called saved, and stays in its field', async () => {
  await open('/live/LR05/replay/v-LR05', { as: READER })
  await press('笔记')
  fill(/:notes$/)
  type('我的笔记', '先看口径')
  await press('保存到当前时间')
  await until(() => words().includes('设备空间不足，笔记未能保存'))
  expect([words().includes('笔记已保存'), words().includes('删除笔记')]).toEqual([false, false])
  expect(document.querySelector('textarea')?.value).toBe('先看口径')
})

it('neither is a favourite', async () => {
  await open('/article/A201', { as: READER })
  const makeRoom = fill(/:favourites$/)
  await press('☆ 收藏')
  await until(() => words().includes('设备空间不足，未能收藏'))
  makeRoom()
  await press('☆ 收藏')
  await until(() => words().includes('★ 已收藏'))
})
