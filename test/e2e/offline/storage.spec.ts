import type { BrowserContext, Page } from '@playwright/test'
import { broken, brokenTogether, forgetful, garbage, spoiltTogether, storedKeys } from '#test/e2e/kit/conditions.ts'
import { everything, saved } from '#test/e2e/kit/device.ts'
import { expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'

const customer = '13800000002'
const first = '/course'
const last = '/article/A201'
const screens = [first, '/course/C101', '/login', '/me', last]
const LOSS = /浏览器没有保存数据/
const conditions = [...storedKeys.flatMap((key) => garbage.map((_, at) => `${key} ${at}`)), ...Object.keys(broken)]

test.use({ serviceWorkers: 'allow' })
test.setTimeout(240_000)

interface Asked {
  /** Everything but hashed files. */
  count: number
  badBearers: string[]
}

/** The requests of this context, and invalid bearers. */
function asked(context: BrowserContext): Asked {
  const found: Asked = { count: 0, badBearers: [] }
  context.on('request', (request) => {
    if (request.url().includes('/assets/')) return
    found.count += 1
    const bearer = request.headers()['authorization']
    if (bearer === undefined) return
    if (!/^Bearer [\x21-\x7e]+$/.test(bearer) || /^Bearer (?:undefined|null|NaN|""|'')$/.test(bearer))
      found.badBearers.push(bearer)
  })
  return found
}

/** The visible state of a screen that is neither blank nor loading. */
function seen(page: Page): Promise<string> {
  return page.evaluate(() => window.untilLoaded())
}

test('the required number of storage conditions is covered', () => {
  expect(new Set(conditions).size).toBeGreaterThanOrEqual(219)
  expect(brokenTogether.flat().toSorted()).toEqual(Object.keys(broken).toSorted())
  expect(spoiltTogether.flat().toSorted()).toEqual(storedKeys.toSorted())
})

for (const names of brokenTogether) {
  test(`${names.join(', ')}: every screen opens, and lost data is reported once`, async ({ phone }) => {
    const { page, context, open } = await phone('browser', {})
    await installControls(context, { worker: true })
    for (const name of names) await context.addInitScript(broken[name] ?? '')
    const found = asked(context)
    for (const path of screens) {
      // The first and the last are loaded, the others are reached inside the app.
      if (path === first || path === last) await open(path)
      expect(await (path === first || path === last ? seen(page) : navigate(page, path)), path).toBe('content')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // Bars come last, all together.
      await expect(page.getByRole('region', { name: '用户协议与隐私政策' }), path).toBeVisible()
      const losses = names.some((name) => forgetful.includes(name)) ? 1 : 0
      if (path === first) await expect(page.getByText(LOSS)).toHaveCount(losses)
      else expect(await page.getByText(LOSS).count()).toBeLessThanOrEqual(losses)
    }
    expect(found.badBearers).toEqual([])
    expect(found.count).toBeLessThanOrEqual(200)
  })
}

test('invalid data in storage never prevents the first page, which reads it before the application does', async ({
  phone,
}) => {
  const { page, context, open } = await phone('browser', { consent: true, signedInAs: customer })
  await installControls(context)
  await open('/me')
  const kept = await page.evaluate(() => ({ ...localStorage }))
  for (const keys of spoiltTogether) {
    for (const at of garbage.keys()) {
      const spoilt = Object.fromEntries(
        keys.map((key, shift) => [key, garbage[(at + 5 * shift) % garbage.length] ?? '']),
      )
      await page.evaluate(
        (entries) => {
          localStorage.clear()
          for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
        },
        { ...kept, ...spoilt },
      )
      await open(first)
      expect(
        await seen(page),
        JSON.stringify(Object.entries(spoilt).map(([key, text]) => [key, text.slice(0, 40)])),
      ).toBe('content')
    }
  }
})

test('invalid saved copies are replaced from the network', async ({ phone }) => {
  const { page, context, open } = await phone('browser', { consent: true })
  await installControls(context)
  const copied = [first, '/course/C101', last]
  for (const path of copied) {
    await open(path)
    await saved(page, path)
  }
  for (const rubbish of [null, 0, 'x', [], {}, { list: 1 }, { list: [null, { analysts: 7 }] }]) {
    await page.evaluate(spoilCopies, rubbish)
    for (const path of copied) {
      await open(path)
      expect(await seen(page), `${path} over ${JSON.stringify(rubbish)}`).toBe('content')
    }
  }
  const { databases } = await everything(page)
  const values = databases.filter(({ name }) => name.startsWith('snapshot-')).flatMap(({ entries }) => entries)
  expect(values.length).toBeGreaterThan(2)
})

/** Replaces every saved value. */
async function spoilCopies(rubbish: unknown): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('snapshot-')) continue
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('refused'))
    })
    const table = database.transaction('entries', 'readwrite').objectStore('entries')
    const keys = table.getAllKeys()
    keys.onsuccess = () => {
      for (const key of keys.result) {
        const old = table.get(key)
        old.onsuccess = () => table.put({ ...old.result, value: rubbish, title: rubbish }, key)
      }
    }
    await new Promise((resolve) => (table.transaction.oncomplete = resolve))
    database.close()
  }
}
