import { expect, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'

const { wait, until, untilIdle, open, type } = await openScreens(/stock|search|protection|showPractitioner/)

const field = () => document.querySelector<HTMLInputElement>('#root input[type=search]')

test.each([
  ['/search?q=', '涨10%20%'],
  ['/stock-search?q=', '回调5%30日'],
  ['/stock?tab=diagnose&q=', 'a+b%2Bc'],
  ['/protection?q=', '50%20'],
  ['/showPractitioner?keyword=', '%E6%B6%A8'],
])('%s decodes its query once: %s stays', async (address, text) => {
  await open(address + encodeURIComponent(text), { as: CUSTOMER })
  expect(field()?.value).toBe(text)
})

test('typed search text is encoded in the address', async () => {
  await open('/stock-search')
  for (const text of ['涨10%20%', '100%', '50%&Q=1#2']) {
    type(field(), text)
    await wait(300)
    await untilIdle()
    expect([new URLSearchParams(location.search).get('q'), field()?.value]).toEqual([text, text])
  }
})

test.each(['/protection', '/showPractitioner'])(
  '%s leaves the focus in the field that was searched with Enter',
  async (path) => {
    await open(path)
    field()?.focus()
    type(field(), '周')
    field()?.form?.requestSubmit()
    await until(() => location.search !== '')
    await untilIdle()
    expect([document.activeElement, field()?.value]).toEqual([field(), '周'])
  },
)
