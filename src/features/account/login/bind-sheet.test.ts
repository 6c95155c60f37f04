import { fireEvent } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '#test/sweep/fill.ts'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** Known by nothing but a number; C3. */
const KNOWN = '13800000004'
const NEW = '13912345678'

let tools: Tools
beforeAll(async () => {
  // Its code is there, as that of the pages is.
  await loadSanitizer()
  await import('./bind-sheet.tsx')
  tools = await openTools(/article|address|suitability|checkout|account/)
}, 60_000)
beforeEach(() => tools.environment.reset())

/** A page that a WeChat visitor without a number opens. `sure`: the authorization has said that there is none. */
async function open(path: string, { sure = false, drafts = {} }: { sure?: boolean; drafts?: object } = {}) {
  const { environment, phone } = tools
  const tokens = (await environment.visit('o-visitor')) as Record<string, string>
  phone.wipe({ ...tokens })
  for (const [key, value] of Object.entries(drafts)) sessionStorage.setItem(`draft:${key}`, JSON.stringify(value))
  phone.open('/home')
  if (sure) sessionStorage.setItem('draft:unbound', localStorage.getItem('account') ?? '')
  phone.open(path)
  await phone.settle()
}

const sheet = () => document.querySelector('#root dialog[open]')
const field = (label: string, place: ParentNode = document) =>
  [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control

function type(label: string, value: string, place?: ParentNode) {
  const found = field(label, place)
  if (!found) throw new Error(`no field ${label}`)
  fireEvent.change(found, { target: { value } })
}

async function press(name: string | RegExp, place: ParentNode = sheet() ?? document) {
  const all = [...place.querySelectorAll<HTMLElement>('#root button, #root a, button')]
  const found = all.find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  )
  if (!found) throw new Error(`no ${name} in ${tools.phone.words()}`)
  found.click()
  await tools.phone.settle()
}

async function bind(mobile: string) {
  const place = sheet()
  if (!place) throw new Error('no sheet')
  type('手机号', mobile, place)
  await press('获取验证码', place)
  type('验证码', await tools.environment.smsCode(mobile), place)
  await press('绑定', place)
  await tools.phone.wait(1_000)
  await tools.phone.settle()
}

const textarea = () => {
  const found = document.querySelector<HTMLTextAreaElement>('#root textarea')
  if (!found) throw new Error(`nothing to write into: ${tools.phone.words()}`)
  return found
}
const requests = (path: string) => tools.environment.requests().filter((each) => each.path === path)
const bodies = async (path: string) => {
  const journal = (await tools.environment.control(`/journal?path=${path}`)) as { body: unknown; path: string }[]
  return journal.filter((each) => each.path === `/api${path}`).map(({ body }) => body)
}

/** The declaration of somebody of C3. */
const declared: Readonly<Record<string, string>> = {
  姓名: '新示例',
  证件类型: 'ID_CARD',
  出生日期: '1985-05-05',
  职业: 'EMPLOYEE',
  年收入: '10W_30W',
  金融资产: '50W_300W',
  学历: 'BACHELOR',
  投资年限: '6',
  税收居民身份: 'CN',
}
const isDeclared = {
  name: '新示例',
  idType: 'ID_CARD',
  birthDate: '1985-05-05',
  occupation: 'EMPLOYEE',
  incomeBand: '10W_30W',
  assetsBand: '50W_300W',
  education: 'BACHELOR',
  experienceYears: 6,
  taxResidency: 'CN',
  selfInvest: true,
  badCredit: false,
  isController: true,
  isBeneficiary: true,
  fullCapacity: true,
  declared: true,
}

/** Ticks every box outside a question. */
const tick = () => {
  for (const box of document.querySelectorAll<HTMLInputElement>('#root main input[type=checkbox]:not(:checked)'))
    if (!box.closest('fieldset')) box.click()
}

describe('a visitor without a number', () => {
  test('is asked for one before a page of customers asks the service, and the page is there afterwards', async () => {
    await open('/me/address', { sure: true })
    expect(sheet()?.textContent).toContain('绑定手机号，保存您的课程与服务')
    expect(requests('/user/address')).toEqual([])
    await bind(NEW)
    expect(sheet()).toBeNull()
    expect(tools.phone.words()).toContain('收货地址')
    expect(requests('/user/address')).not.toEqual([])
  })

  test('who declines reads why, and can go on later', async () => {
    await open('/me/address', { sure: true })
    await press('暂不绑定')
    expect(sheet()).toBeNull()
    expect(tools.phone.words()).toContain('请先绑定手机号')
    expect(requests('/user/address')).toEqual([])
    await press('绑定手机号')
    expect(sheet()).not.toBeNull()
  })

  test('is asked over the page by a link that would come back to it', async () => {
    await open('/me')
    await press('绑定手机号')
    expect(tools.phone.path()).toBe('/me')
    await bind(NEW)
    expect(tools.phone.path()).toBe('/me')
    expect(document.querySelector('#root')?.textContent).toContain('139****5678')
    expect(document.querySelector('#root')?.textContent).not.toContain('绑定手机号')
  })

  test('sends the comment that was typed, once there is a number', async () => {
    await open('/article/A101')
    fireEvent.change(textarea(), { target: { value: '讲得很清楚' } })
    await press('发表')
    expect(sheet()).not.toBeNull()
    await press('暂不绑定')
    expect(tools.phone.words()).toContain('请先绑定手机号')
    expect(textarea().value).toBe('讲得很清楚')
    await press('发表')
    await bind(NEW)
    expect(tools.phone.words()).toContain('评论已提交，审核后展示')
    expect(tools.phone.words()).toContain('审核中')
    expect((await bodies('/article/comment')).at(-1)).toMatchObject({ content: '讲得很清楚' })
  })

  test('keeps what was typed also where the number has an account of its own', async () => {
    await open('/article/A101')
    fireEvent.change(textarea(), { target: { value: '受教了' } })
    await press('发表')
    await tools.environment.break({ path: '/article/comment', kind: 'code', value: 50_000, text: '系统繁忙' })
    await bind(KNOWN)
    expect(tools.phone.words()).toContain('系统繁忙')
    expect(textarea().value).toBe('受教了')
  })

  test('saves the address that was typed', async () => {
    const written = { name: '张三丰', province: '北京市', city: '北京市', district: '东城区', detail: '解放路一号院' }
    const drafts = { 'address:new': { ...written, mobile: '13900001111' } }
    await open('/me/address/edit', { sure: true, drafts })
    await bind(KNOWN)
    await press('保存')
    expect((await bodies('/user/address/v2')).at(-1)).toMatchObject(written)
    expect(tools.phone.path()).toBe('/me/address')
  })

  test('declares what was filled in', async () => {
    await open('/suitability/profile')
    fill(declared, { named: /不良诚信/, at: 1 })
    tick()
    await press('提交')
    expect(sheet()).not.toBeNull()
    await bind(NEW)
    expect((await bodies('/profile/submit')).at(-1)).toMatchObject(isDeclared)
    expect(tools.phone.path()).toBe('/suitability/survey')
  })

  test.each([KNOWN, NEW])('goes on to the identity card, as %s', async (mobile) => {
    await open('/suitability/verify')
    tick()
    await press('同意并开始认证')
    expect(sheet()).not.toBeNull()
    await bind(mobile)
    expect(await bodies('/verify/start')).toHaveLength(2)
    expect(tools.phone.words()).toMatch(/身份证人像面|实名认证已完成/)
  })

  test('orders', async () => {
    await open('/checkout/K103', { sure: true })
    expect(requests('/orders/checkBySku')).toEqual([])
    await bind(KNOWN)
    expect(tools.phone.words()).toMatch(/绑定手机号.*?已完成/)
    expect(tools.phone.words()).toContain('应付')
  })
})
