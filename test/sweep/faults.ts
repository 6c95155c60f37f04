import type { Rule } from '#test/service/faults/rule.ts'

/** What the phone itself does at a request. */
export type PhoneFault = 'resend' | 'killed before' | 'killed after'

/** One way in which a request goes wrong. */
export interface Fault {
  name: string
  /** The service's or the phone's behaviour: it sends the request twice, or is gone before or after the effect. */
  rule: (Pick<Rule, 'kind'> & Partial<Rule>) | PhoneFault
  /** Whether it also matters for a read, which has no effects. */
  reads: boolean
}

/** Longer than the timeout of a request, ms. */
const TOO_LONG = 12_000

/** Every failure of reliability O1, the killed page of O3, and the repeated request of O6. */
export const faults: readonly Fault[] = [
  { name: 'lost on the way there', rule: { kind: 'drop' }, reads: true },
  { name: 'lost on the way back', rule: { kind: 'drop', when: 'after' }, reads: false },
  { name: '503 before the effect', rule: { kind: 'status', value: 503 }, reads: true },
  { name: '503 after the effect', rule: { kind: 'status', value: 503, when: 'after' }, reads: false },
  { name: 'a business code', rule: { kind: 'code', value: 50_000, text: '操作失败，请稍后再试' }, reads: true },
  { name: 'HTML before the effect', rule: { kind: 'html' }, reads: true },
  { name: 'HTML after the effect', rule: { kind: 'html', when: 'after' }, reads: false },
  { name: 'a body cut in half', rule: { kind: 'cut' }, reads: true },
  { name: 'an expired token', rule: { kind: 'expired' }, reads: true },
  { name: 'an effect after the time is up', rule: { kind: 'latency', value: TOO_LONG }, reads: true },
  { name: 'an answer after the time is up', rule: { kind: 'latency', value: TOO_LONG, when: 'after' }, reads: false },
  { name: 'sent twice by the browser', rule: 'resend', reads: false },
  { name: 'the page killed before the effect', rule: 'killed before', reads: false },
  { name: 'the page killed after the effect', rule: 'killed after', reads: false },
]
