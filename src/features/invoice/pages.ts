import { page } from '#data/page/page.ts'

/** Invoices. */
export const pages = [
  page({
    pattern: '/invoice',
    auth: 'L',
    share: 'N',
    load: () => import('./invoice.tsx').then((m) => m.InvoiceScreen),
  }),
]
