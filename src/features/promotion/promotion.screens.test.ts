import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** A promoter; C3; registered only; with a rejected application. */
const [PROMOTER, C3, FRESH, MEMBER] = ['13800000008', '13800000004', '13800000001', '13800000007']

const { environment, phone, words, open, go, press, until, find, requests, tokensOf, type, answer } =
  await openScreens(/promotion/)

const dialog = () => document.querySelector('dialog[open]')?.textContent ?? ''

it('materials show the number and expiry of their approval; unapproved or expired ones have no buttons', async () => {
  await open('/promotion', { as: PROMOTER })
  await until(() => words().includes('海报：交易规则十二讲'))
  expect(words()).toMatch(/已审核 · 示例审2026-0101 · 有效期至 \d{4}-\d\d-\d\d/)
  const over = [...document.querySelectorAll('article')].find((each) => each.textContent.includes('去年的投教周'))
  expect(over?.textContent).toContain('审核已过有效期，不能使用')
  expect(over?.querySelector('button')).toBeNull()
})

it('a link shows its parameters and is copied with or without them; a file is requested when pressed', async () => {
  await open('/promotion', { as: PROMOTER })
  await press('分享链接')
  await until(() => dialog().includes('推荐人工号'))
  expect(dialog()).toMatch(/\/course\/C102\?salesNumber=S100.*推荐人工号S100/)
  await press('去掉附加信息后复制')
  expect(phone.reported()).toContain('service/material_share/MR01')
  await open('/promotion', { as: PROMOTER })
  expect(requests('/promotion-resource/file-url')).toEqual([])
  await press('取文件')
  await until(() => document.querySelector('dialog img[alt=素材预览]'))
  await environment.break({
    path: '/promotion-resource/link-url',
    kind: 'code',
    value: 40997,
    text: '素材审核已过有效期，不能使用',
  })
  await open('/promotion', { as: PROMOTER })
  await press('分享链接')
  expect(words()).toContain('素材审核已过有效期，不能使用')
})

it('without a folder it says so, and loads no longer', async () => {
  await answer('/promotion-resource/my-folder-list', [], 0)
  await open('/promotion', { as: PROMOTER })
  expect(words()).toContain('暂无素材')
})

it('a customer who is not authorized sees no material', async () => {
  await open('/promotion', { as: C3 })
  expect(words()).toContain('仅对公司授权的推广人员开放')
  expect(requests('/promotion-resource/my-folder-list')).toEqual([])
})

it('a trial shows its duration, its level and what it requires, starts once and ends automatically', async () => {
  await open('/promotion-service', { as: FRESH })
  expect(words()).toMatch(/财报研读七日体验.*7天，到期自动结束.*R1.*开通体验/)
  expect(words()).toMatch(/财报复盘案例五日体验.*需先完成风险测评去测评/)
  expect(words()).not.toContain('去年投教周体验')
  expect(words()).toContain('尚未开始')
  await press('开通体验')
  await until(() => /体验中，至 \d{4}-\d\d-\d\d \d\d:\d\d 自动结束/.test(words()))
  expect(find('开通体验')).toBeUndefined()
})

it('a rejected application shows why and can be submitted again, with a reason', async () => {
  await open('/promotion-service', { as: MEMBER })
  await until(() => words().includes('申请未通过：本期名额已满'))
  type('申请理由', '想')
  await press('提交申请')
  expect(words()).toContain('请填写5至200字的申请理由')
  type('申请理由', '想了解行业轮动池的更新方式')
  // WeChat closes the page in between.
  await go('/promotion-service')
  await until(() => words().includes('申请未通过：本期名额已满'))
  await press('提交申请')
  await until(() => words().includes('申请审核中'))
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:trial:'))).toEqual([])
})

it('an invitation names the inviter and comes first, also for a guest who goes elsewhere before the login', async () => {
  await open('/promotion-service?invite=none', { as: C3 })
  expect(words()).not.toContain('邀请您体验')
  const { invites } = await import('#test/service/seed/promotion.ts')
  await open(`/promotion-service?invite=${invites[0]?.code}`, { place: 'outside' })
  expect(words()).not.toContain('邀请您体验')
  await go('/home', 'outside')
  for (const [key, value] of Object.entries(await tokensOf(C3))) localStorage.setItem(key, value)
  await go('/promotion-service', 'outside')
  await until(() => words().includes('邀请您体验：'))
  expect(document.querySelector('#root main h2')?.textContent).toBe('财报复盘案例五日体验')
})
