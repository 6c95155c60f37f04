import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const OLD = '13800000004'
/** Looks the same with four digits hidden. */
const ALIKE = '13899990004'
const CHANGE = '/users/v2/changeMobile'

const { environment, phone, words, open, press, type } = await openScreens(/me\/(?:mobile|security)/)

/** To the second step, with the new number typed. */
async function begin() {
  await open('/me/mobile', { as: OLD })
  await press('获取验证码')
  type('验证码', await environment.smsCode(OLD))
  await press('下一步')
  type('新手机号', ALIKE)
}

it('a wrong code is an error, and no change, also where old and new number look the same', async () => {
  await begin()
  type('验证码', '000000')
  await press('确认更换')
  expect(words()).toContain('验证码错误或已失效')
  expect(words()).not.toContain('手机号已更换')
  expect([phone.path(), (await environment.registered(ALIKE))['accounts']]).toEqual(['/me/mobile', 0])
})

it('a lost answer claims neither a change nor its absence where old and new number look the same', async () => {
  await begin()
  await press('获取验证码')
  type('验证码', await environment.smsCode(ALIKE))
  await environment.break({ path: CHANGE, kind: 'status', value: 503 })
  await press('确认更换')
  expect(words()).toContain('没有收到提交结果。新旧手机号隐藏中间四位后相同')
  expect(words()).not.toMatch(/手机号已更换|没有更换/)
  await press('确认更换')
  expect((await environment.registered(ALIKE))['accounts']).toBe(1)
  expect(phone.path()).toBe('/me/security')
})
