import { fireEvent } from '@testing-library/dom'
import type { Journey } from './walk.ts'

/** Of C3, without a back-test; has two of them; has what opens ST01. */
const [C3, MEMBER] = ['13800000004', '13800000007']

/** Chooses what carries this name, where nothing is chosen. */
const chooses = (name: RegExp) => () => {
  const found = [...document.querySelectorAll('#root main fieldset label')].find(({ textContent }) =>
    name.test(textContent),
  )
  const radio = found?.querySelector('input')
  if (!radio || document.querySelector('#root main fieldset input:checked')) return false
  fireEvent.click(radio)
  return 'typed' as const
}

/** What customers begin, stop and delete with virtual money. SG-13, SG-14 */
export const simulation: readonly Journey[] = [
  {
    name: 'a back-test of their own',
    mobile: C3,
    begin: async () => '/sim-backtest/new',
    press: /^(?:开始回测|核对提交结果)$/,
    hands: [chooses(/^均线趋势/)],
    done: (phone) => phone.path().startsWith('/sim-backtest/BT') && phone.words().includes('先看假设'),
    commits: { backTests: 1 },
    breaks: /simulation-back-test\/(?:create|detail)/,
  },
  {
    name: 'the end of a back-test',
    mobile: MEMBER,
    begin: async () => '/sim-backtest/BT0702',
    press: /^(?:删除|确认删除|核对是否删除|看全部回测)$/,
    done: (phone) => phone.path() === '/sim-backtest' && !phone.words().includes('示例回测2'),
    commits: { backTestsFree: 1 },
    breaks: /simulation-back-test\/delete/,
  },
]
