import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openScreens } from './screens.ts'
import { createVisitor } from './visitor.ts'

const CUSTOMER = '13800000004'
const MEMBER = '13800000007'
/** Numbers as phones copy them from contacts, and as people write them. */
const NUMBERS = [
  '\u202d+86 138 0013 8000\u202c',
  '0086-138-0013-8000',
  '１３８ ００１３ ８０００',
  '(86) 138.0013.8000',
]

const screens = await openScreens(
  /login|landing|account|address|complaint|suitability|stock|search|chat|protection|showPr/,
)
const { environment, words, wait, untilIdle, open, press, type, requests } = screens
const { visit, sheet } = createVisitor(screens)

const mobileField = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=tel]')]
  return fields.find((field) => !field.disabled) ?? null
}

/** The value of the number's field for each notation. */
function read(): (string | undefined)[] {
  return NUMBERS.map((number) => {
    type(mobileField(), '')
    type(mobileField(), number)
    return mobileField()?.value
  })
}
const ALL = NUMBERS.map(() => '13800138000')

test('a mobile number is recognised in every notation, in every field', async () => {
  for (const path of ['/login', '/landing']) {
    await open(path)
    expect([path, ...read()]).toEqual([path, ...ALL])
  }
  for (const path of ['/complaint', '/me/address/edit']) {
    await open(path, { as: CUSTOMER })
    expect([path, ...read()]).toEqual([path, ...ALL])
  }
  await open('/suitability/profile', { as: CUSTOMER })
  type('出生日期', '1950-01-01')
  await untilIdle()
  expect(['家人', ...read()]).toEqual(['家人', ...ALL])
  await visit('/me/address', { sure: true })
  expect([sheet() !== undefined, ...read()]).toEqual([true, ...ALL])
})

test('an invalid mobile number is reported, and never truncated to a valid one', async () => {
  await open('/login')
  for (const number of ['138001380001', '8613800138', '13800138000 或 13900139000', '+852 6123 4567']) {
    type(mobileField(), number)
    await press('获取验证码')
    expect(words()).toContain('请输入正确的手机号')
  }
  expect(requests('/ic/verification-code/v2')).toEqual([])
})

test('a customer signs in with a pasted number and code', async () => {
  await open('/login')
  type('手机号', NUMBERS[0] ?? '')
  await press('获取验证码')
  type('验证码', `【示例投教】您的验证码为${await environment.smsCode('13800138000')}，5分钟内有效，请勿泄露。`)
  document.querySelector<HTMLInputElement>('#root input[type=checkbox]')?.click()
  await press('登录')
  expect(location.pathname).not.toBe('/login')
})

const search = () => document.querySelector<HTMLInputElement>('#root input[type=search]')

test.each([
  ['/search', ''],
  ['/stock-search', '/stock-score/stock-list'],
  ['/stock?tab=diagnose', '/stock-score/stock-list'],
  ['/chat/CR03/ask', '/stock-score/stock-list'],
  ['/protection', '/public/articleList'],
  ['/showPractitioner', '/public/gw/staff'],
])('the search of %s waits for the end of composition', async (path, call) => {
  await open(path, { as: MEMBER })
  const field = search()
  if (!field) throw new Error(`no search in ${words()}`)
  const [address, asked] = [location.search, call && requests(call).length]
  fireEvent.compositionStart(field)
  for (const value of ['j', 'jiang', '江岸']) {
    fireEvent.input(field, { target: { value }, isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await wait(300)
    await untilIdle()
    expect([location.search, field.value, call && requests(call).length]).toEqual([address, value, asked])
  }
  fireEvent.compositionEnd(field)
  await untilIdle()
  if (field.form) fireEvent.submit(field.form)
  await wait(300)
  await untilIdle()
  expect([search()?.value, call === '' || requests(call).length > Number(asked)]).toEqual(['江岸', true])
})
