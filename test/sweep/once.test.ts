import { fireEvent } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openTools, type Tools } from './sweep.ts'

/** Typed by a customer whose answers get lost: what was typed is there once, and the customer knows. reliability O1 */
const MEMBER = '13800000007'

let tools: Tools
let bearer = ''
beforeAll(async () => {
  // Its code is there, as that of the pages is.
  await import('#features/learn/article/article-more.tsx')
  tools = await openTools(/article|address|suitability/)
}, 60_000)
beforeEach(() => tools.environment.reset())

async function open(path: string, mobile: string, drafts: Record<string, string> = {}) {
  const tokens = (await tools.environment.login(mobile)) as Record<string, string>
  bearer = tokens['accessToken'] ?? ''
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  for (const [key, text] of Object.entries(drafts)) sessionStorage.setItem(`draft:${key}`, text)
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('#root button')].find((each) => each.textContent === name)
  if (!found) throw new Error(`no ${name} in ${tools.phone.words()}`)
  return found
}
async function press(name: string) {
  button(name).click()
  await tools.phone.settle()
  await tools.phone.settle()
}

it.each([{ when: 'after' }, {}] as const)('a comment whose answer is lost (%o) is there once', async (where) => {
  await open('/article/A101', MEMBER)
  const typed = document.querySelector('textarea')
  if (!typed) throw new Error('nowhere to write')
  fireEvent.change(typed, { target: { value: '讲得很清楚，谢谢老师' } })
  await tools.environment.break({ path: '/article/comment', kind: 'drop', times: 1, ...where })
  await press('发表')
  if (!('when' in where)) {
    expect(tools.phone.words()).toContain('经核对评论没有发表，请再次发表')
    await press('发表')
  }
  expect(tools.phone.words()).toContain('评论已提交，审核后展示')
  const { comments = [] } = await tools.environment.ask(bearer, '/article/info?id=A101')
  expect((comments as { content: string }[]).filter(({ content }) => content.includes('谢谢老师'))).toHaveLength(1)
})

it.each([{ when: 'after' }, {}] as const)('a new address whose answer is lost (%o) is there once', async (where) => {
  const place = { name: '张三丰', province: '北京市', city: '北京市', district: '东城区', detail: '解放路一号院' }
  await open('/me/address/edit', MEMBER, { 'address:new': JSON.stringify({ ...place, mobile: '13900001111' }) })
  await tools.environment.break({ path: '/user/address/v2', kind: 'drop', times: 1, ...where })
  await press('保存')
  if (!('when' in where)) {
    expect(tools.phone.words()).toContain('经核对地址没有保存，请再次保存')
    await press('保存')
  }
  expect(tools.phone.words()).toContain('地址已保存')
  const saved = Object.values(await tools.environment.ask(bearer, '/user/address')) as { detail: string }[]
  expect(saved.filter(({ detail }) => detail === place.detail)).toHaveLength(1)
})
