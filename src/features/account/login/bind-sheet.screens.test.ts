import { describe, expect, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { createVisitor } from '#test/sweep/visitor.ts'

/** Known by a mobile number only; C3. */
const KNOWN = '13800000004'
const NEW = '13912345678'

const screens = await openScreens(/article|address|suitability|checkout|account/)
const { environment, phone, words, go, press, type, requests } = screens
const { visit, bind, sheet } = createVisitor(screens)

const textarea = () => document.querySelector<HTMLTextAreaElement>('#root textarea')
const bodies = async (path: string) => {
  const journal = (await environment.control(`/journal?path=${path}`)) as { body: unknown; path: string }[]
  return journal.filter((each) => each.path === `/api${path}`).map(({ body }) => body)
}

/** Ticks every box outside a question. */
const tick = () => {
  for (const box of document.querySelectorAll<HTMLInputElement>('#root main input[type=checkbox]:not(:checked)'))
    if (!box.closest('fieldset')) box.click()
}

describe('a visitor without a mobile number', () => {
  test('is asked for one before a customer page sends requests, then sees the page', async () => {
    await visit('/me/address', { sure: true })
    expect(sheet()?.textContent).toContain('绑定手机号，保存您的课程与服务')
    expect(requests('/user/address')).toEqual([])
    await bind(NEW)
    expect(sheet()).toBeUndefined()
    expect(words()).toContain('收货地址')
    expect(requests('/user/address')).not.toEqual([])
  })

  test('reads why after declining, and can continue later', async () => {
    await visit('/me/address', { sure: true })
    await press('暂不绑定')
    expect(sheet()).toBeUndefined()
    expect(words()).toContain('请先绑定手机号')
    expect(requests('/user/address')).toEqual([])
    await press('绑定手机号')
    expect(sheet()).toBeDefined()
  })

  test('is asked in a sheet over the page when a link would require a number', async () => {
    await visit('/me')
    await press('绑定手机号')
    expect(phone.path()).toBe('/me')
    await bind(NEW)
    expect(phone.path()).toBe('/me')
    expect(document.querySelector('#root')?.textContent).toContain('139****5678')
    expect(document.querySelector('#root')?.textContent).not.toContain('绑定手机号')
  })

  test('keeps typed text even if the number belongs to another account', async () => {
    await visit('/article/A101')
    type(textarea(), '受教了')
    await press('发表')
    await environment.break({ path: '/article/comment', kind: 'code', value: 50_000, text: '系统繁忙' })
    await bind(KNOWN)
    expect(words()).toContain('系统繁忙')
    expect(textarea()?.value).toBe('受教了')
    await go('/article/A101')
    expect(textarea()?.value).toBe('受教了')
  })

  test('saves the address that was typed', async () => {
    const written = { name: '张三丰', province: '北京市', city: '北京市', district: '东城区', detail: '解放路一号院' }
    const drafts = { 'address:new': { ...written, mobile: '13900001111' } }
    await visit('/me/address/edit', { sure: true, drafts })
    await bind(KNOWN)
    await press('保存')
    expect((await bodies('/user/address/v2')).at(-1)).toMatchObject(written)
    expect(phone.path()).toBe('/me/address')
  })

  test.each([KNOWN, NEW])('continues to the identity card, as %s', async (mobile) => {
    await visit('/suitability/verify')
    tick()
    await press('同意并开始认证')
    expect(sheet()).toBeDefined()
    await bind(mobile)
    expect(await bodies('/verify/start')).toHaveLength(2)
    expect(words()).toMatch(/身份证人像面|实名认证已完成/)
  })
})
