import { expect, it } from 'vitest'
import { afterSales, complaint } from './after-sales.ts'
import { identity } from './identity.ts'
import { purchase } from './purchase.ts'
import { questionnaire } from './questionnaire.ts'
import { openTools } from './sweep.ts'
import { walk } from './walk.ts'

const journeys = [...purchase, ...afterSales, complaint, ...questionnaire, ...identity]

/**
 * What arrives twice if no key is read, and why it is harmless: the duties of a service without keys. reliability O6
 */
const serverWork: Readonly<Record<string, string>> = {
  'GET /orders/finish': 'asks the payment service; an order moves on once',
  'GET /oss/generate-presign-url': 'a second place for a file, which nobody names',
  'GET /public/orders/sub/status': 'asks the payment service; a part moves on once',
  'GET /survey/generateEvaluationPdf': 'one file of one result',
  'GET /verify/start': 'one verification of a customer',
  'POST /customer/complaint': 'one complaint of a clientNo',
  'POST /esign/face-auth/create': 'the visit that waits is answered',
  'POST /esign/order': 'the flow that waits is answered',
  'POST /esign/order/refund': 'the refund and the flow that wait are answered',
  'POST /esign/signUrl': 'another link to the same visit',
  'POST /invoice': 'one open invoice of an order',
  'POST /invoice/batch': 'one open invoice of each order',
  'POST /new-evaluation/evaluation/finish': 'the result that stands is answered',
  'POST /new-evaluation/evaluation/start': 'the questionnaire under way is answered',
  'POST /orders': 'one order of a clientNo, one waiting order of a service',
  'POST /orders/detail/v2': 'reads only',
  'POST /orders/feedback/create': 'one record of a visit',
  'POST /orders/pre-order': 'the reservation that holds is answered',
  'POST /orders/promotion': 'the order that waits is answered',
  'POST /orders/refund-bank-info/create': 'the same account again changes nothing',
  'POST /orders/refund/read': 'what is read stays read',
  'POST /orders/sub': 'the same parts again change nothing',
  'POST /payment/order/main': 'the payment under way is answered',
  'POST /payment/order/sub': 'the payment under way is answered',
  'POST /payment/pay-type': 'the same way and voucher again change nothing',
  'POST /payment/promotion': 'the payment under way is answered',
  'POST /profile/submit': 'the same declaration again is no other one',
  'POST /survey/submit-answer': 'an answer takes the place of the one before',
  'POST /verify/submit-esign-face': 'the visit that waits is answered',
  'POST /verify/submit-id': 'one card of a customer',
}

/** Every journey, with each request with effects delivered twice: the failures, and the repeated calls. */
async function walkAll(keyed: boolean) {
  const { environment, phone } = await openTools(/checkout|order|invoice|refund|suitability|complaint/, {
    keyed,
    resends: true,
  })
  const wrong: string[] = []
  for (const journey of journeys) {
    const { complaints } = await walk(environment, phone, journey)
    wrong.push(...complaints.map((each) => `${journey.name}: ${each}`))
  }
  // Nothing of this phone may run beside the next one.
  phone.wipe()
  return { wrong, twice: [...environment.doneTwice()].toSorted() }
}

it('with keys: a request resent by the browser takes effect once', { timeout: 120_000 }, async () => {
  expect(await walkAll(true)).toEqual({ wrong: [], twice: [] })
})

it('without keys: repeated effects are known, and nothing is duplicated', { timeout: 120_000 }, async () => {
  expect(await walkAll(false)).toEqual({ wrong: [], twice: Object.keys(serverWork).toSorted() })
})
