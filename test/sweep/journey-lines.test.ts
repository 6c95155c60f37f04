import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from './sweep.ts'

/** Has an order of every status. */
const TRADER = '13800000031'

let tools: Tools
beforeAll(async () => {
  await loadSanitizer()
  await import('#features/account/login/bind-sheet.tsx')
  tools = await openTools(/order|article|course|home|sku|live|news|me$/)
}, 60_000)
beforeEach(() => tools.environment.reset())
afterEach(() => vi.restoreAllMocks())

async function open(path: string, tokens: object) {
  tools.phone.wipe({ ...tokens })
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}

const button = (name: string | RegExp) => {
  const all = [...document.querySelectorAll<HTMLButtonElement>('#root button')]
  return all.find(({ textContent: text }) => (typeof name === 'string' ? text === name : name.test(text)))
}

async function press(name: string | RegExp) {
  const found = button(name)
  if (!found) throw new Error(`no ${name} in ${tools.phone.words()}`)
  found.click()
  await tools.phone.settle()
}

it('b7: each document of a contract is read for its own time before it is signed', async () => {
  const tokens = (await tools.environment.login(TRADER)) as object
  await open('/order/D00310001/sign', { ...tokens, openId: 'o-1' })
  const times = [...tools.phone.words().matchAll(/阅读(\d+)秒/g)].map(([, seconds]) => Number(seconds))
  expect(times.toSorted((a, b) => a - b)).toEqual([10, 10, 15, 15])
  for (const [read, seconds] of times.entries()) {
    await press(`阅读文件（已读${read}/4份）`)
    await tools.phone.wait(60_000)
    expect(button('我已阅读')?.disabled, 'its time begins when it is opened').toBe(true)
    const file = [...document.querySelectorAll<HTMLElement>('#root a')].find((a) =>
      a.textContent.startsWith('打开文件'),
    )
    file?.click()
    await tools.phone.wait((seconds - 2) * 1_000)
    expect(button(/^我已阅读（\d秒）$/)?.disabled).toBe(true)
    await tools.phone.wait(3_000)
    await press('我已阅读')
  }
  expect(button('去签署')?.disabled).toBe(false)
})

it('C2: what writes is disabled and says why while there is no network, and works again after it', async () => {
  await open('/article/A101', (await tools.environment.login('13800000002')) as object)
  const like = () => document.querySelector<HTMLElement>('#root button[aria-label=点赞]')
  expect(like()?.getAttribute('aria-disabled')).toBe('false')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await tools.phone.settle()
  expect([like()?.getAttribute('aria-disabled'), like()?.title]).toEqual(['true', '离线状态下无法操作'])
  expect(button('发表')?.disabled).toBe(true)
  expect(document.querySelector('#root form')?.textContent).toContain('离线状态下无法操作')
  like()?.click()
  await tools.phone.settle()
  expect(like()?.getAttribute('aria-pressed')).toBe('false')
  expect(document.body.textContent).toContain('离线状态下无法操作')
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await tools.phone.settle()
  like()?.click()
  await tools.phone.settle()
  expect(like()?.getAttribute('aria-pressed')).toBe('true')
})

it('A8: who has no number goes from page to page without being asked for one', async () => {
  const tokens = await tools.environment.visit('o-visitor')
  for (const path of ['/home', '/course', '/course/C101', '/article/A101', '/news', '/live', '/sku/K301', '/me']) {
    await open(path, tokens as object)
    expect([path, document.querySelector('#root dialog[open]')]).toEqual([path, null])
    expect([path, tools.phone.sight()]).toEqual([path, 'content'])
  }
})
