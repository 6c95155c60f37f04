import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { bundle } from '#test/e2e/kit/bundle.ts'
import type {} from '#test/e2e/kit/fields-page.tsx'

const ORIGIN = 'https://fields.test'

/** A test page with a form for each kind of text field. */
async function openFields(page: Page) {
  const files = await bundle('test/e2e/kit/fields-page.tsx')
  const html =
    '<!doctype html><meta charset="utf-8"><title>x</title><div id="root"></div><script type="module" src="/entry.js"></script>'
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname)
    if (body === undefined) return route.fulfill({ contentType: 'text/html', body: html })
    return route.fulfill({ contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body })
  })
  await page.goto(ORIGIN)
  await page.getByLabel('area', { exact: true }).waitFor()
}

const compose = async (keyboard: CDPSession, texts: readonly string[]) => {
  for (const text of texts)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** The composed letters, the chosen text, and the field's final value, if different. */
const words: Readonly<Record<string, readonly [letters: readonly string[], chosen: string, read?: string]>> = {
  taxNumber: [['m', 'ma', 'maa'], 'maa', 'MAA'],
  mobile: [['1', '138'], '１３８ 0013 8000', '13800138000'],
  smsCode: [['1', '12'], '验证码１２３４５６', '123456'],
  card: [['6', '62'], '６２２２－0200', '62220200'],
  email: [['a', 'ab'], 'ａ＠ｂ。ｃｎ', 'a@b.cn'],
  captcha: [['a', 'ab'], 'ａｂ３ｄ', 'ab3d'],
}
const HAN = [['j', 'jiang', "jiang'an"], '江岸'] as const

test('IME composition works in a field of every kind, and its text is reported once', async ({ page }) => {
  await openFields(page)
  const keyboard = await page.context().newCDPSession(page)
  const names = await page.evaluate(() => window.names)
  // The browser's own picker accepts no text.
  for (const name of names.filter((each) => each !== 'date')) {
    const [letters, chosen, read = chosen] = words[name] ?? HAN
    const field = page.getByLabel(name, { exact: true })
    await field.focus()
    await compose(keyboard, letters)
    expect([name, await field.inputValue()]).toEqual([name, letters.at(-1)])
    expect([name, await page.evaluate((own) => window.handed[own], name)]).toEqual([name, undefined])
    await keyboard.send('Input.insertText', { text: chosen })
    await expect(field).toHaveValue(read)
    const handed = await page.evaluate((own) => [...new Set(window.handed[own])], name)
    expect([name, handed]).toEqual([name, [read]])
  }
  expect(await page.evaluate(() => window.submitted)).toBe(0)
})

test('the date picker ignores composition, and reports a chosen day once', async ({ page }) => {
  await openFields(page)
  const keyboard = await page.context().newCDPSession(page)
  const field = page.getByLabel('date', { exact: true })
  await field.focus()
  await compose(keyboard, ['j', 'jiu'])
  await keyboard.send('Input.insertText', { text: '九〇' })
  await expect(field).toHaveValue('')
  await field.fill('1990-05-06')
  await expect(field).toHaveValue('1990-05-06')
  expect(await page.evaluate(() => [window.handed['date'], window.submitted])).toEqual([['1990-05-06'], 0])
})

test('a press on the button commits the composed text, and Enter during composition does not submit', async ({
  page,
}) => {
  await openFields(page)
  const keyboard = await page.context().newCDPSession(page)
  const field = page.getByLabel('line', { exact: true })
  await field.focus()
  await compose(keyboard, ['z', 'zhang'])
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  expect(await page.evaluate(() => window.submitted)).toBe(0)
  await compose(keyboard, ['zhang', '张'])
  await page.getByRole('form', { name: 'form line' }).getByRole('button').click()
  expect(await page.evaluate(() => [window.handed['line']?.at(-1), window.submitted])).toEqual(['张', 1])
})
