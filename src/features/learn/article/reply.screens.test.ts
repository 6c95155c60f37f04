import { expect, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const READER = '13800000004'
const ARTICLE = '/article/A201'

const { environment, words, until, open, go, find, press, type } = await openScreens(/article/)

const field = () => document.querySelector<HTMLTextAreaElement>('#root textarea')
const write = (text: string) => type(field(), text)

const firstComment = () => document.querySelector('#root ul[aria-label="评论"] > li')

test('a reply is shown under its comment to its author, also after a reload', async () => {
  await open(ARTICLE, { as: READER })
  await press('回复')
  expect(words()).toContain('取消回复')
  write('同问，谢谢')
  await press('发表')
  expect(firstComment()?.querySelector('ul')?.textContent).toContain('同问，谢谢')
  expect(firstComment()?.querySelector('ul')?.textContent).toContain('审核中')
  expect(words()).not.toContain('取消回复')
  await go(ARTICLE)
  expect(firstComment()?.querySelector('ul')?.textContent).toContain('同问，谢谢')
})

test('each press of 回复 leads to the field, also of the comment that is answered already', async () => {
  await open(ARTICLE, { as: READER })
  for (const _ of ['first', 'again']) {
    await press('回复')
    expect(document.activeElement).toBe(field())
    field()?.blur()
  }
})

test('the target of a reply survives a reload with its text, and can be cleared', async () => {
  await open(ARTICLE, { as: READER })
  await press('回复')
  write('还没写完')
  await go(ARTICLE)
  expect(document.querySelector('#root textarea')).toHaveProperty('value', '还没写完')
  // The reader has not asked for the end of the page.
  expect(document.activeElement).not.toBe(field())
  await press('取消回复')
  await press('发表')
  expect(firstComment()?.textContent).toContain('还没写完')
})

test.each([
  ['another comment', '这一段没看懂', '这一段没看懂'],
  ['more', '同问，谢谢老师', '老师'],
])('what is typed while a reply is being sent stays: %s', async (_, typed, left) => {
  await open(ARTICLE, { as: READER })
  await press('回复')
  write('同问，谢谢')
  await environment.break({ path: '/article/comment', kind: 'latency', value: 3_000 })
  const send = await until(() => find('发表'))
  send.click()
  write(typed)
  await until(() => words().includes('评论已提交'))
  expect(field()?.value).toBe(left)
  expect(firstComment()?.querySelector('ul')?.textContent).toMatch(/同问，谢谢(?!老师)/)
})

test('each stock named in an article links to its page', async () => {
  await open(ARTICLE, { as: READER })
  const hrefs = [...document.querySelectorAll('#root a[href^="/stock/"]')].map((link) => link.getAttribute('href'))
  expect(hrefs).toHaveLength(4)
  for (const href of hrefs) expect(href).toMatch(/^\/stock\/(SH|SZ|BJ)\d{6}$/)
})
