import { expect, it } from 'vitest'
import { openScreens } from './screens.ts'

/** Typed by a customer whose answers get lost: what was typed is there once, and the customer knows. reliability O1 */
const MEMBER = '13800000007'

const { environment, words, open, go, press, type, ask } = await openScreens(/article|address|suitability/)

it.each([{ when: 'after' }, {}] as const)('a comment whose answer is lost (%o) is there once', async (where) => {
  await open('/article/A101', { as: MEMBER })
  type(document.querySelector('textarea'), '讲得很清楚，谢谢老师')
  await environment.break({ path: '/article/comment', kind: 'drop', times: 1, ...where })
  await press('发表')
  if (!('when' in where)) {
    expect(words()).toContain('经核对评论没有发表，请再次发表')
    await press('发表')
  }
  expect(words()).toContain('评论已提交，审核后展示')
  const { comments = [] } = await ask(MEMBER, '/article/info?id=A101')
  expect((comments as { content: string }[]).filter(({ content }) => content.includes('谢谢老师'))).toHaveLength(1)
})

it.each([{ when: 'after' }, {}] as const)('a new address whose answer is lost (%o) is there once', async (where) => {
  const place = { name: '张三丰', province: '北京市', city: '北京市', district: '东城区', detail: '解放路一号院' }
  await open('/me', { as: MEMBER })
  sessionStorage.setItem('draft:address:new', JSON.stringify({ ...place, mobile: '13900001111' }))
  await go('/me/address/edit')
  await environment.break({ path: '/user/address/v2', kind: 'drop', times: 1, ...where })
  await press('保存')
  if (!('when' in where)) {
    expect(words()).toContain('经核对地址没有保存，请再次保存')
    await press('保存')
  }
  expect(words()).toContain('地址已保存')
  const saved = Object.values(await ask(MEMBER, '/user/address')) as { detail: string }[]
  expect(saved.filter(({ detail }) => detail === place.detail)).toHaveLength(1)
})
