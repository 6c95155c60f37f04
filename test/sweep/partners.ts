import { handsIn } from './files.ts'
import { fill } from './fill.ts'
import type { Hand, Journey } from './walk.ts'

/** Known by name, C3, with an adviser. */
const C3 = '13800000004'
/** The customers with a rejected trial application and with an accepted broker account. */
const MEMBER = '13800000007'

const agrees: Hand = () => {
  const box = document.querySelector<HTMLInputElement>('#root main input[type=checkbox]:not(:checked)')
  box?.click()
  return box !== null
}

/** Codes, records, trials and applications: each stored once, however often it was pressed. */
export const partners: readonly Journey[] = [
  {
    name: 'a redemption code',
    mobile: C3,
    begin: async () => '/convert',
    press: /^兑换$/,
    hands: [
      () => !document.querySelector('#root')?.textContent.includes('兑换成功') && fill({ 输入兑换码: ' study2026a ' }),
    ],
    done: (phone) => /兑换成功|您已兑换过/.test(phone.words()),
    commits: { redemptions: 1 },
    secret: true,
    breaks: /exchange/,
  },
  {
    name: "a partner's code",
    mobile: C3,
    begin: async () => '/convert',
    press: /^(?:查询此码|确认绑定示例书店|核对绑定结果)$/,
    hands: [() => fill({ 输入合作方绑定码: 'UNION2026C' })],
    done: (phone) => phone.words().includes('已绑定到您的账户'),
    commits: { bindings: 1 },
    secret: true,
    breaks: /bind-union-convert/,
  },
  {
    name: "the adviser's record",
    mobile: C3,
    begin: async () => '/me/adviser',
    press: /^同意并建立档案$/,
    hands: [agrees],
    done: (phone) => phone.words().includes('RA000004'),
    commits: { advisers: 1 },
    secret: true,
    breaks: /ra-customer\/create/,
  },
  {
    name: 'a trial',
    mobile: C3,
    begin: async () => '/promotion-service',
    press: /^开通体验$/,
    done: (phone) => phone.words().includes('体验中，至'),
    commits: { trials: 1 },
    breaks: /promotion-service\/subscribe/,
  },
  {
    name: 'an application for a trial',
    mobile: MEMBER,
    begin: async () => '/promotion-service',
    press: /^提交申请$/,
    hands: [() => fill({ 申请理由: '想了解行业轮动池的更新方式' })],
    done: (phone) => phone.words().includes('申请审核中'),
    commits: { applies: 1 },
    secret: true,
    breaks: /promotion-service-apply\/submit/,
  },
  {
    name: 'the proof of a broker account',
    mobile: C3,
    begin: async () => '/broker/equity',
    press: /^提交凭证$/,
    hands: [handsIn('input[type=file]'), () => fill({ 开户券商: 'B01', 资金账号后4位: '1234' })],
    done: (phone) => phone.words().includes('凭证审核中'),
    commits: { equities: 1 },
    secret: true,
    breaks: /broker-open-equity\/(?:submit|feedback)/,
  },
  {
    name: 'the signature for an accepted broker account',
    mobile: C3,
    async begin({ ask, environment }) {
      const { putUrl, fileKey } = await ask('/oss/generate-presign-url?purpose=OTHER&ext=jpg')
      await environment.put(String(putUrl))
      await ask('/broker-open-equity/submit', { brokerId: 'B01', accountTail4: '1234', proofKey: fileKey })
      await environment.control('/clock', { offset: 11 * 60_000 })
      return '/broker/equity'
    },
    press: /^(?:去签署|我已签署，查询结果)$/,
    done: (phone) => phone.words().includes('权益已开通'),
    commits: { equitiesSigned: 1 },
    secret: true,
    breaks: /broker-open-equity\/sign/,
  },
  {
    name: 'the feedback on an accepted broker account',
    mobile: MEMBER,
    begin: async () => '/broker/equity',
    press: /^提交反馈$/,
    hands: [
      () =>
        fill({
          '开户过程中，是否有人要求您向个人账户付款或提供密码？': '没有',
          '权益内容与页面说明是否一致？': '一致',
        }),
    ],
    done: (phone) => phone.words().includes('权益已开通') && !phone.words().includes('开通后反馈'),
    commits: { equityFeedbacks: 1 },
    secret: true,
    breaks: /broker-open-equity\/(?:submit|feedback)/,
  },
]
