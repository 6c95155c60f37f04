import { expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: with a draft, under review, with every later state, of the lowest class, rejected. */
const [DRAFT, AUDITED, MEMBER, LOWEST, BUYER] = [
  '13800000004',
  '13800000005',
  '13800000007',
  '13800000003',
  '13800000002',
]

const { environment, phone, words, open, go, press, find, until, requests, ask, answer } = await openScreens(
  /strategy-apply|suitability|login/,
  { at: TRADING },
)
const steps = () => document.querySelector('ol[aria-label=申请步骤] [aria-current=step]')?.textContent
const status = async (as: string, id: string) =>
  String((await ask(as, `/strategy-apply/sign/status?id=${id}`, {}))['status'])

/** Reads the next document for its minimum time. */
async function readOne() {
  await press(/^阅读《/)
  document.querySelector<HTMLElement>('dialog[open] a[target=_blank]')?.click()
  await until(() => find('我已阅读')?.matches(':not([disabled])'), 40_000)
  await press('我已阅读')
}

it('lists applications with their state, their next step, and the reason of a rejection', async () => {
  await open('/me/strategy-apply', { as: BUYER })
  expect(words()).toMatch(/制造均线新作还需阅读并签署协议 · \d{4}-\d\d-\d\d 申请去签署待签署/)
  expect(words()).toMatch(/未通过|需按原因处理/)
  expect(words()).toContain('原因：证件照片不清晰，请更新后重新提交')
  await open('/me/strategy-apply', { as: MEMBER })
  expect(words()).toMatch(/待签署.*已开通.*已到期/)
  await open('/me/strategy-apply', { as: '13800000006' })
  expect(words()).toMatch(/您没有策略申请.+看策略广场/)
})

it('goes through its five steps, with the vendor’s signature, until its audit', async () => {
  await open('/strategy-apply/AP0401', { as: DRAFT })
  expect(steps()).toBe('资料核对')
  expect(words()).toMatch(/第1步 资料核对为什么确认由本人办理.+姓名已实名.*基本信息已填写.*C3 平衡型，有效期至/)
  await press('资料无误，下一步')
  expect(steps()).toBe('风险匹配')
  expect(words()).toMatch(/服务风险等级R3，适合 C3、C4、C5.+匹配意见匹配/)
  await press('开始签署')
  expect(steps()).toBe('阅读协议')
  expect(await status(DRAFT, 'AP0401')).toBe('WAIT_SIGN')
  for (let papers = 0; papers < 4; papers += 1) await readOne()
  expect(steps()).toBe('签署')
  await press('去签署')
  const link = await until(() => phone.left())
  const back = new URL(await environment.decide(link, 'pass'))
  await go(back.pathname + back.search)
  await until(() => words().includes('审核中'))
  expect(steps()).toBe('开通')
  expect(await status(DRAFT, 'AP0401')).toBe('AUDITING')
})

it('says when an expired level ended', async () => {
  const info = await ask(DRAFT, '/evaluation/info')
  await answer('/evaluation/info', { ...info, expireAt: Date.parse('2026-05-01T10:00:00+08:00') }, 0)
  await open('/strategy-apply/AP0401', { as: DRAFT })
  expect(words()).toContain('C3 平衡型，已于 2026-05-01 10:00 到期')
})

it('remembers on this device which documents were read, and on no other', async () => {
  await open('/strategy-apply/AP0703', { as: MEMBER })
  await readOne()
  expect(words()).toContain('已阅读')
  await go('/strategy-apply/AP0703')
  expect(words()).toContain('已阅读')
  await open('/strategy-apply/AP0703', { as: MEMBER })
  expect(words()).not.toContain('已阅读')
  await open('/strategy-apply/AP0401', { as: DRAFT })
  expect(steps()).toBe('资料核对')
})

it('what was read of an expired signature is not read of the documents of the next one', async () => {
  await open('/strategy-apply/AP0703', { as: MEMBER })
  for (let papers = 0; papers < 4; papers += 1) await readOne()
  vi.setSystemTime(TRADING + 3 * 3_600_000)
  await press('去签署')
  expect(steps()).toBe('阅读协议')
  expect(words()).toContain('签署已失效，请重新阅读协议')
  expect(words()).not.toContain('已阅读')
  expect(phone.left()).toBeFalsy()
})

it('polls for the signature for a minute after the return, then offers a new link', async () => {
  await open('/strategy-apply/AP0703?back=1', { as: MEMBER })
  expect(words()).toContain('正在确认签署结果')
  await until(() => words().includes('签署链接只能使用一次，未完成时请重新获取'), 70_000)
  expect(requests('/strategy-apply/sign/status')).toHaveLength(31)
  window.dispatchEvent(new Event('focus'))
  await until(() => requests('/strategy-apply/sign/status').length > 31)
})

it('an unsuitable customer sees the service’s reason and no next step', async () => {
  await open('/strategy-apply/AP0301', { as: LOWEST })
  await press('资料无误，下一步').catch(() => undefined)
  expect(words()).not.toContain('开始签署')
  expect(words()).toMatch(/该服务风险等级高于您的风险承受能力|请先/)
})

it('a rejected application shows its reason, an audited one waits, an expired one says when it ended', async () => {
  await open('/strategy-apply/AP0202', { as: BUYER })
  expect(words()).toMatch(/申请未通过证件照片不清晰.+更新实名信息/)
  await open('/strategy-apply/AP0501', { as: AUDITED })
  expect(words()).toMatch(/第5步 开通 · 审核中.+等待审核开通/)
  await open('/strategy-apply/AP0702', { as: MEMBER })
  expect(words()).toMatch(/已到期服务已于 \d{4}-\d\d-\d\d \d\d:\d\d 到期/)
  await open('/strategy-apply/AP0701', { as: DRAFT })
  expect(words()).toContain('看我的申请')
})

it('an application of an unknown status shows no step and no period, an open one without an end no half sentence', async () => {
  const info = await ask(MEMBER, '/strategy-apply/info?id=AP0701')
  await answer('/strategy-apply/info', { ...info, status: 'NEWER' }, 0)
  await open('/strategy-apply/AP0701', { as: MEMBER })
  expect(words()).toContain('状态更新中')
  expect(words()).not.toContain('服务至')
  expect(document.querySelector('ol[aria-label=申请步骤]')).toBeNull()
  for (const [status, name] of [
    ['ACTIVE', '已开通'],
    ['EXPIRED', '已到期'],
  ] as const) {
    await environment.reset()
    await answer('/strategy-apply/info', { ...info, status, expireAt: undefined }, 0)
    await open('/strategy-apply/AP0701', { as: MEMBER })
    expect(words()).toContain(name)
    expect(words()).not.toMatch(/服务至|服务已于/)
    expect(document.querySelectorAll('ol[aria-label=申请步骤] [data-state=done]')).toHaveLength(5)
  }
})

it('the follow-up visit requires every answer, keeps them after a failure, and is submitted once', async () => {
  await open('/strategy-apply/AP0701', { as: MEMBER })
  await press('提交回访')
  expect(words()).toContain('请选择')
  for (const group of document.querySelectorAll('fieldset')) group.querySelector<HTMLElement>('input')?.click()
  await environment.break({ path: '/strategy-apply/feedback/submit', kind: 'status', value: 500 })
  await press('提交回访')
  expect(words()).toMatch(/经核对尚未提交/)
  await press('提交回访')
  await until(() => words().includes('回访已提交'))
})
