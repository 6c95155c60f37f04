import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const TRADER = '13800000031'
const { open, ask, answer, press, find, type, words, wait, until, environment, requests } = await openScreens(/invoice/)

const ONE = '/invoice?orderNumber=D00310007'
const older = { titleType: 'PERSON', title: '早先的抬头', email: 'a@example.com' }

async function wish() {
  await press('个人')
  type('发票抬头', '后来的抬头')
  type('接收邮箱', 'b@example.com')
}

it('an invoice with another title is rejected, and the existing one is shown', async () => {
  await open(ONE, { as: TRADER })
  await wish()
  await press('预览发票')
  await ask(TRADER, '/invoice', { orderNumber: 'D00310007', ...older })
  await press('提交申请')
  await until(() => words().includes('早先的抬头'))
  expect(words()).toContain('此前已申请过发票，本次申请未提交')
  expect(words()).not.toContain('提交成功')
  expect(document.querySelector('dialog[open]')).toBeNull()
})

it('the same after a lost answer: the existing invoice is not taken for the one sent', async () => {
  await open(ONE, { as: TRADER })
  await wish()
  await press('预览发票')
  await ask(TRADER, '/invoice', { orderNumber: 'D00310007', ...older })
  await environment.break({ path: '/invoice', method: 'POST', kind: 'status', value: 503 })
  await press('提交申请')
  await until(() => words().includes('早先的抬头'))
  expect(words()).toContain('此前已申请过发票，本次申请未提交')
})

it('several orders show their records, and the selection is cleared', async () => {
  await open('/invoice', { as: TRADER })
  for (const name of [/D00310007/, /D00310006/]) await press(name)
  await wish()
  await press('预览发票')
  await ask(TRADER, '/invoice', { orderNumber: 'D00310007', ...older })
  await press('提交申请')
  await until(() => words().includes('此前已申请过发票，本次申请未提交'))
  expect(location.search).toBe('?tab=record')
  await press('查看发票')
  await until(() => words().includes('早先的抬头'))
  await press('申请开票')
  expect(words()).toContain('共0笔')
  expect(requests('/invoice/batch')).toHaveLength(1)
})

it('chosen orders are counted and reviewed as the list has them now', async () => {
  await open('/invoice', { as: TRADER })
  for (const name of [/D00310007/, /D00310006/]) await press(name)
  await until(() => words().includes('共2笔'))
  await ask(TRADER, '/invoice', { orderNumber: 'D00310007', ...older })
  const { list, ...page } = await ask(TRADER, '/orders/finishedOrder?pageNo=1&pageSize=20')
  const less = (list as { orderNumber: string; invoice: object }[]).map((order) =>
    order.orderNumber === 'D00310006' ? { ...order, invoice: { ...order.invoice, amountFen: 12_345 } } : order,
  )
  await answer('/orders/finishedOrder', { ...page, list: less }, 0)
  // A newer request of the list than the one just made.
  await wait(3_000)
  dispatchEvent(new Event('online'))
  await until(() => words().includes('共1笔'))
  await wish()
  await press('预览发票')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('¥123.45')
  expect(document.querySelector('dialog[open]')?.textContent).not.toContain('D00310007')
})

const sheet = () => document.querySelector('dialog[open]')?.textContent ?? ''

/** Reviews an order of the list. */
async function review(orderNumber: RegExp) {
  await open('/invoice', { as: TRADER })
  await press(orderNumber)
  await wish()
  await press('预览发票')
  expect(sheet()).toContain('¥599.00')
}

/** The list is read again, where this order has an invoice. */
async function rereadWithout(orderNumber: string) {
  // A newer request of the list than the one just made.
  await wait(3_000)
  dispatchEvent(new Event('online'))
  await until(() => !words().includes(orderNumber))
}

it('a review with an unknown outcome stays and is verified, although its order has left the list', async () => {
  await review(/D00310007/)
  await environment.break({ path: '/invoice', method: 'POST', kind: 'drop', when: 'after' })
  await environment.break({ path: '/invoice/D00310007', kind: 'drop' })
  await press('提交申请')
  await until(() => find('核对结果'))
  await rereadWithout('D00310007')
  expect(sheet()).toContain('¥599.00')
  await press('核对结果')
  await until(() => location.search === '?tab=record')
  expect(sheet()).toBe('')
  expect(words()).not.toContain('此前已申请过发票')
  expect(requests('/invoice')).toHaveLength(1)
})

it('a review whose order leaves the list ends, and does not open for the next order', async () => {
  await review(/D00310007/)
  await ask(TRADER, '/invoice', { orderNumber: 'D00310007', ...older })
  await rereadWithout('D00310007')
  await until(() => sheet() === '')
  await press(/D00310006/)
  await until(() => words().includes('共1笔'))
  expect(sheet()).toBe('')
})
