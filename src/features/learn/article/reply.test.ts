import { fireEvent } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

const READER = '13800000004'
const ARTICLE = '/article/A201'

let tools: Tools
beforeAll(async () => {
  await loadSanitizer()
  tools = await openTools(/article/)
}, 60_000)
beforeEach(() => tools.environment.reset())

/** Opens the article; its comments come by code of their own. */
async function open() {
  const { environment, phone } = tools
  phone.wipe({ ...((await environment.login(READER)) as Record<string, string>), openId: 'o-1' })
  phone.open(ARTICLE)
  for (let i = 0; i < 20 && !buttons('回复')[0]; i++) await phone.settle()
}

const buttons = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('#root button')].filter(({ textContent }) => textContent === name)

async function press(name: string) {
  buttons(name)[0]?.click()
  await tools.phone.settle()
}

async function write(text: string) {
  const field = document.querySelector('#root textarea')
  if (!field) throw new Error(`nowhere to write: ${tools.phone.words()}`)
  fireEvent.input(field, { target: { value: text } })
  await tools.phone.settle()
}

const firstComment = () => document.querySelector('#root ul[aria-label="评论"] > li')

test('a reply stands under the comment it answers, in sight of its author, also when opened again', async () => {
  await open()
  await press('回复')
  expect(tools.phone.words()).toContain('取消回复')
  await write('同问，谢谢')
  await press('发表')
  expect(firstComment()?.querySelector('ul')?.textContent).toContain('同问，谢谢')
  expect(firstComment()?.querySelector('ul')?.textContent).toContain('审核中')
  expect(tools.phone.words()).not.toContain('取消回复')
  tools.phone.open(ARTICLE)
  for (let i = 0; i < 20 && !firstComment()?.querySelector('ul'); i++) await tools.phone.settle()
  expect(firstComment()?.querySelector('ul')?.textContent).toContain('同问，谢谢')
})

test('whom a reply is for survives a reload with its words, and can be taken back', async () => {
  await open()
  await press('回复')
  await write('还没写完')
  tools.phone.open(ARTICLE)
  for (let i = 0; i < 20 && !buttons('取消回复')[0]; i++) await tools.phone.settle()
  expect(document.querySelector('#root textarea')).toHaveProperty('value', '还没写完')
  await press('取消回复')
  await press('发表')
  expect(firstComment()?.textContent).toContain('还没写完')
})

test('each stock that an article names leads to its page', async () => {
  await open()
  const hrefs = [...document.querySelectorAll('#root a[href^="/stock/"]')].map((link) => link.getAttribute('href'))
  expect(hrefs).toHaveLength(4)
  for (const href of hrefs) expect(href).toMatch(/^\/stock\/(SH|SZ|BJ)\d{6}$/)
})
