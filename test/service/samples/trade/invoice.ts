import type { Samples } from '#test/service/contract/sweep.ts'

const person = { titleType: 'PERSON', title: '示例客户', email: 'a@example.com' }

export const invoiceSamples: Required<Samples<'invoice'>> = {
  invoiceApply: { orderNumber: 'D00070001', ...person, taxNo: '91330000000000000X' },
  invoiceBatch: { orderNumbers: ['D00070001'], ...person },
  invoiceOfOrder: { orderNumber: 'D00070001' },
}
