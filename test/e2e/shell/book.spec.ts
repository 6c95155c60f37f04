import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand } from '#config/brand.ts'
import { expect, test } from '#test/e2e/kit/fixtures.ts'
import { root } from '#test/ready.mjs'

/** Three states of the application's pages, none of them the main one: one picture each. */
const WORDS = ['风险不匹配', '下单·不可购买', '下单·付款方式']

let folder: string
test.beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'book-'))))
test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** The build without the risk line, which is in its scripts. */
async function withoutRiskLine(): Promise<string> {
  const dist = join(folder, 'dist')
  await cp(join(root, 'dist'), dist, { recursive: true })
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
  for (const name of scripts) {
    const file = join(dist, 'assets', name)
    const text = await readFile(file, 'utf8')
    if (text.includes(brand.riskLine)) await writeFile(file, text.replaceAll(brand.riskLine, ''))
  }
  return dist
}

/** Renders the states above as the command does. */
function draw(into: string, more: string[] = []): Promise<{ code: number | null; said: string }> {
  const child = spawn(join(root, 'node_modules/.bin/tsx'), ['test/book/book.ts', '--into', into, ...more, ...WORDS], {
    cwd: root,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}

test('the book shows red and its command fails if a risk line is removed from the build, and only there', async ({
  page,
}) => {
  const good = join(folder, 'good')
  expect(await draw(good)).toMatchObject({ code: 0 })
  const bad = join(folder, 'bad')
  const { code, said } = await draw(bad, ['--dist', await withoutRiskLine()])
  expect(code).toBe(1)
  expect(said).toContain(`red: buying · 风险不匹配 (/checkout/K302/disclosure): 缺 ${brand.riskLine}（浅色）`)
  await page.goto(pathToFileURL(join(bad, 'index.html')).href)
  await expect(page.getByText(`缺 ${brand.riskLine}（浅色）`).first()).toBeVisible()

  // Its filters, and the print version.
  await page.goto(pathToFileURL(join(good, 'index.html')).href)
  const shown = page.locator('article:visible')
  await expect(shown).toHaveCount(3)
  await page.getByLabel('文字').fill('风险不匹配警示书')
  await expect(shown).toHaveCount(1)
  await page.getByLabel('文字').fill('')
  await page.getByLabel('页面').selectOption('/checkout/:skuId/disclosure')
  await expect(shown).toHaveCount(1)
  await page.getByLabel('页面').selectOption('')
  await page.getByLabel('只看红字').check()
  await expect(shown).toHaveCount(0)
  await page.getByLabel('只看红字').uncheck()
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: document.images.length }) }),
  )
  await page.getByRole('button', { name: '打印' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(3)
  expect(await page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('文字')).toBeHidden()
  await expect(shown).toHaveCount(3)
})
