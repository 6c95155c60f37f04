import { expect, it } from 'vitest'
import { fill } from '#test/sweep/fill.ts'
import { handsIn } from '#test/sweep/files.ts'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const CONTENT = '老师没有按约定的时间上课，希望补课。'

const { environment, words, until, untilIdle, open, go, find, press, type, requests, tokensOf } =
  await openScreens(/complaint|login/)

const valueOf = (label: string) => {
  const id = [...document.querySelectorAll('#root label')]
    .find(({ textContent }) => textContent === label)
    ?.getAttribute('for')
  return document.querySelector<HTMLInputElement>(`#${CSS.escape(id ?? '')}`)?.value
}
const chosen = () => document.querySelector('#root fieldset input:checked')?.parentElement?.textContent
const sent = () => requests('/customer/complaint').length

it('lists the channels for everybody, and returns a guest to the subject of the complaint after login', async () => {
  await open('/complaint?orderNumber=D1&type=REFUND')
  for (const channel of ['公司投诉电话', '电子邮箱', '12386', '证监局']) expect(words()).toContain(channel)
  const login = find('登录后填写')
  expect(login?.getAttribute('href')).toBe(
    `/login?redirect=${encodeURIComponent('/complaint?orderNumber=D1&type=REFUND')}`,
  )
})

it('reports missing fields and sends nothing', async () => {
  await open('/complaint', { as: CUSTOMER })
  await press('提交')
  for (const error of ['请选择类型', '请填写至少10字的内容', '请输入正确的手机号']) expect(words()).toContain(error)
  expect(sent()).toBe(0)
})

it('keeps typed text over a reload, but not the callback number', async () => {
  await open('/complaint?type=CONDUCT', { as: CUSTOMER })
  expect(chosen()).toBe('人员')
  fill({ 事实经过与期望的处理结果: CONTENT, 联系手机号: '13800000004' })
  await untilIdle()
  await go('/complaint')
  expect(valueOf('事实经过与期望的处理结果')).toBe(CONTENT)
  expect(valueOf('联系手机号')).toBe('')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('13800000004')
})

it('a complaint about an order keeps the type and the number that were changed before anything was written', async () => {
  await open('/complaint?orderNumber=D00020001', { as: CUSTOMER })
  await press('人员')
  expect(chosen()).toBe('人员')
  type('订单号（选填）', 'D00020002')
  await untilIdle()
  expect([chosen(), valueOf('订单号（选填）')]).toEqual(['人员', 'D00020002'])
  await go('/complaint?orderNumber=D00020001&type=REFUND')
  expect([chosen(), valueOf('订单号（选填）')]).toEqual(['退款', 'D00020001'])
})

it('a second complaint right after the first is submitted by one press', async () => {
  await open('/complaint', { as: CUSTOMER })
  fill({ 事实经过与期望的处理结果: CONTENT, 联系手机号: '13800000004' })
  await untilIdle()
  await press('提交')
  await press('再提交一件')
  fill({ 事实经过与期望的处理结果: `${CONTENT}另有一事，一并反映。`, 联系手机号: '13800000004' })
  await untilIdle()
  await press('提交')
  expect(words()).toContain('已受理')
  expect((await environment.ledger(CUSTOMER)).complaints).toBe(2)
})

it('nothing that was typed is shown to whoever signs in after a sign-out, both in another tab', async () => {
  const write = (key: string, value?: string) => {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }
  await open('/complaint?type=CONDUCT', { as: CUSTOMER })
  fill({ 事实经过与期望的处理结果: CONTENT, 联系手机号: '13800000004' })
  handsIn('input[type=file]')()
  await untilIdle()
  expect(document.querySelectorAll('#root [aria-label^=证据]').length).toBe(3)
  for (const key of ['account', 'accessToken', 'refreshToken']) write(key)
  await until(() => find('登录后填写'))
  for (const [key, value] of Object.entries(await tokensOf('13800000002'))) write(key, value)
  await until(() => find('提交'))
  expect(['事实经过与期望的处理结果', '联系手机号'].map(valueOf)).toEqual(['', ''])
  expect(document.querySelectorAll('#root [aria-label^=证据]').length).toBe(2)
})

it('submits at most nine files, and shows the complaint number until another one is started', async () => {
  await open('/complaint', { as: CUSTOMER })
  fill({ 事实经过与期望的处理结果: CONTENT, 联系手机号: '13800000004' })
  for (let files = 1; files <= 9; files += 1) {
    handsIn('input[type=file]')()
    await untilIdle()
  }
  expect(document.querySelectorAll('#root [aria-label^=证据]').length).toBe(1 + 9)
  expect(document.querySelector('#root input[type=file]')).toBeNull()
  await press('提交')
  expect(words()).toMatch(/受理编号TS\d{18}答复期限\d{4}-\d\d-\d\d 前/)
  await go('/complaint')
  expect(words()).toMatch(/受理编号TS\d{18}/)
  await press('再提交一件')
  expect(valueOf('事实经过与期望的处理结果')).toBe('')
})

it('keeps the files that arrived before the network went, and uploads each of the others again by a press', async () => {
  await open('/complaint', { as: CUSTOMER })
  fill({ 事实经过与期望的处理结果: CONTENT, 联系手机号: '13800000004' })
  for (let files = 1; files <= 9; files += 1) {
    // Each file is tried three times.
    if (files === 5) await environment.break({ path: '/oss/*', kind: 'drop', times: 0 })
    handsIn('input[type=file]')()
    await untilIdle()
  }
  const tiles = (text: string) =>
    [...document.querySelectorAll('#root [role=group][aria-label^=证据]')].filter((tile) =>
      tile.textContent.includes(text),
    )
  await until(() => tiles('上传失败').length === 5)
  expect(tiles('已上传')).toHaveLength(4)
  await environment.mend()
  for (const tile of tiles('上传失败')) await press('重试', tile)
  await until(() => tiles('已上传').length === 9)
  await press('提交')
  expect(words()).toMatch(/受理编号TS\d{18}/)
  const [complaint] = (await environment.control('/journal?path=/customer/complaint')) as { body: object }[]
  expect(complaint?.body).toMatchObject({ fileKeys: { length: 9 } })
})

it('a different text after a lost answer is not mistaken for the first complaint', async () => {
  await open('/complaint', { as: CUSTOMER })
  fill({ 事实经过与期望的处理结果: CONTENT, 联系手机号: '13800000004' })
  await untilIdle()
  const lost = { path: '/customer/complaint', kind: 'status', value: 503, when: 'after', times: 2 } as const
  await environment.break(lost)
  await press('提交')
  expect(words()).toContain('暂时无法核对投诉是否提交')
  type('事实经过与期望的处理结果', `${CONTENT}另有一事，一并反映。`)
  await environment.break({ path: '/customer/complaint', kind: 'latency', value: 500 })
  void press('提交')
  await until(() => document.querySelector('[aria-busy=true]') !== null)
  const later = `${CONTENT}另有一事，一并反映。还有一句。`
  type('事实经过与期望的处理结果', later)
  await until(() => words().includes('您之前填写的内容已提交成功'))
  expect(document.querySelector<HTMLTextAreaElement>('#root textarea')?.value).toBe(later)
  await press('提交')
  expect(words()).toContain('已受理')
  expect((await environment.ledger(CUSTOMER)).complaints).toBe(2)
})

it('a complaint number from a message is shown with the contacts and no state; any other text is ignored', async () => {
  await open('/complaint?number=TS202611230000000001')
  expect(words()).toContain('受理编号 TS202611230000000001')
  expect(words()).toContain('本页不显示')
  expect(words()).not.toMatch(/处理中|已答复|已办结/)
  await open('/complaint?number=<b>TS1</b>')
  expect(words()).not.toContain('本页不显示')
})
