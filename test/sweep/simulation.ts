import { fireEvent } from '@testing-library/dom'
import type { Journey } from './walk.ts'

/** Of C3, without a back-test, with a coupon; with two and a running simulation; with access to ST01. */
const [C3, MEMBER, BUYER] = ['13800000004', '13800000007', '13800000002']

/** Selects the option with this name, if none is selected. */
const chooses = (name: RegExp) => () => {
  const found = [...document.querySelectorAll('#root main fieldset label')].find(({ textContent }) =>
    name.test(textContent),
  )
  const radio = found?.querySelector('input')
  if (!radio || document.querySelector('#root main fieldset input:checked')) return false
  fireEvent.click(radio)
  return 'typed' as const
}

/** Writes of customers with virtual money: start, stop and delete. SG-13, SG-14 */
export const simulation: readonly Journey[] = [
  {
    name: 'a customer’s back-test',
    mobile: C3,
    begin: async () => '/sim-backtest/new',
    press: /^(?:开始回测|核对提交结果)$/,
    hands: [chooses(/^均线趋势/)],
    done: (phone) => phone.path().startsWith('/sim-backtest/BT'),
    commits: { backTests: 1 },
    breaks: /simulation-back-test\/create/,
  },
  {
    name: 'the deletion of a back-test',
    mobile: MEMBER,
    begin: async () => '/sim-backtest/BT0702',
    press: /^(?:删除|确认删除|核对是否删除|看全部回测)$/,
    done: (phone) => phone.path() === '/sim-backtest' && !phone.words().includes('示例回测2'),
    commits: { backTestsFree: 1 },
    breaks: /simulation-back-test\/delete/,
  },
  {
    name: 'a simulation',
    mobile: BUYER,
    begin: async () => '/simulate?new=ST01',
    press: /^(?:开始模拟|核对是否开始)$/,
    done: (phone) => phone.path() === '/simulate' && phone.words().includes('进行中'),
    commits: { simulations: 1 },
    breaks: /strategy-simulate\/create/,
  },
  {
    name: 'a simulation with a coupon',
    mobile: C3,
    begin: async () => '/simulate',
    press: /^(?:开始模拟|核对是否开始)$/,
    hands: [chooses(/用体验券/)],
    done: (phone) => phone.words().includes('进行中'),
    commits: { simulations: 1, coupons: 1 },
    breaks: /strategy-simulate\/coupon/,
  },
  {
    name: 'the end of a simulation',
    mobile: MEMBER,
    begin: async () => '/simulate?tab=held',
    press: /^(?:结束模拟|确认结束|核对是否结束)$/,
    done: (phone) => phone.words().includes('已结束'),
    commits: { simulationsEnded: 1 },
    breaks: /strategy-simulate\/terminate/,
  },
]
