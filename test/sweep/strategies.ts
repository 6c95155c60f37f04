import { fill } from './fill.ts'
import type { Hand, Journey } from './walk.ts'

/** C3, known by name and face: has a draft of an application and a strategy coupon. */
const C3 = '13800000004'
/** Has an open service of an application, not visited yet. */
const MEMBER = '13800000007'
/** On the list of trade authorization. */
const LISTED = '13800000008'

/** Opens the document of the sheet and reads it for its minimum time. */
const reads: Hand = () => {
  const sheet = document.querySelector('#root dialog[open]')
  if (!sheet) return false
  const read = [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === '我已阅读')
  if (read && !read.disabled) read.click()
  else sheet.querySelector<HTMLElement>('a[target=_blank]')?.click()
  return true
}

/** Chooses what suits. */
const picks: Hand = () => {
  const choices = document.querySelectorAll<HTMLInputElement>('#root main input[type=radio]')
  if (choices.length === 0 || [...choices].some(({ checked }) => checked)) return false
  choices[1]?.click()
  return true
}

/** Waits until the limits were read. */
const waits: Hand = () =>
  [...document.querySelectorAll('#root button')].some(({ textContent }) => textContent.startsWith('请先阅读（'))

/** How a strategy is opened, and what follows. product (g) */
export const strategies: readonly Journey[] = [
  {
    name: 'the start of an application’s signature',
    mobile: C3,
    begin: async () => '/strategy-apply/AP0401',
    press: /^(?:资料无误，下一步|开始签署)$/,
    done: (phone) => phone.words().includes('第3步 阅读协议'),
    commits: { applied: 1 },
    breaks: /strategy-apply\/sign$/,
  },
  {
    name: 'the signature of an application',
    mobile: C3,
    begin: async ({ ask }) => {
      await ask('/strategy-apply/sign?id=AP0401', {})
      return '/strategy-apply/AP0401'
    },
    press: /^(?:阅读《.*》|去签署|重新获取签署链接)$/,
    hands: [reads],
    done: (phone) => phone.words().includes('第5步 开通 · 审核中'),
    commits: { signed: 1 },
    breaks: /sign\/url$/,
  },
  {
    name: 'the follow-up visit of an application',
    mobile: MEMBER,
    begin: async () => '/strategy-apply/AP0701',
    press: /^提交回访$/,
    hands: [() => fill({})],
    done: (phone) => phone.words().includes('回访已提交'),
    commits: { visits: 1 },
    secret: true,
    breaks: /feedback/,
  },
  {
    name: 'the trial of a strategy',
    mobile: C3,
    begin: async () => '/strategy-coupon?id=Q0004001',
    press: /^去签署体验协议$/,
    hands: [picks],
    done: (phone) => phone.words().includes('体验已开通'),
    commits: { signed: 1, strategyTrials: 1 },
    breaks: /esign/,
  },
  {
    name: 'a trade authorization',
    mobile: LISTED,
    begin: async () => '/trade-auth',
    press: /^开通交易授权$/,
    hands: [waits],
    done: (phone) => /授权状态已开通/.test(phone.words()),
    commits: { authorized: 1 },
    breaks: /open$/,
  },
  {
    name: 'the reminder of a pool',
    mobile: MEMBER,
    begin: async ({ ask }) => {
      await ask('/strategy-stock/pool/notice/set?poolId=PO03&on=false', {})
      await ask('/strategy-stock/pool/sub?poolId=PO03&on=false', {})
      return '/strategy-pool/PO03'
    },
    press: /^重试$/,
    done: () => document.querySelectorAll('#root main [role=switch][aria-checked=true]').length === 2,
    commits: { pools: 1, notices: 1 },
    breaks: /pool\/(?:sub|notice\/set)$/,
  },
]
