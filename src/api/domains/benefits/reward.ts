import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { known, pageOf, paging } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * Entries of a month ('YYYY-MM'), newest first; `id` distinguishes two of the same time, `amount` in the unit of the
 * summary. spec §7 Rewards
 */
export const rewardMonth = get('/users/reward/month', {
  input: object({ month: string(), ...paging }),
  output: pageOf(
    object({ id: optional(string()), at: Time, title: string(), amount: Finite, status: known('WAIT', 'DONE') }),
  ),
})

/** The sum of a month and the number of its entries. spec §7 Rewards */
export const rewardMonthSummary = get('/users/reward/month/summary', {
  input: object({ month: string() }),
  output: object({ month: string(), amount: Finite, count: Count }),
})

/** The rules; `html` is the server's HTML and goes through the sanitiser. spec §7 Rewards */
export const rewardRules = get('/users/reward/rules', { input: object({}), output: object({ html: string() }) })

/** The balance, negative after reversals that exceed it, and this month's sum. spec §7 Rewards */
export const rewardSummary = get('/users/reward/summary', {
  input: object({}),
  output: object({ total: Finite, thisMonth: Finite, unit: known('POINT', 'FEN') }),
})
