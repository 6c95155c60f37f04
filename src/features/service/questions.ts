import { brand } from '#config/brand.ts'
import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { REFUNDS } from '#lib/path/order-href.ts'

/** Frequently asked questions, and their answers with links to the pages. SV-01 */
export interface Question {
  id: string
  group: Group['id']
  /** Is among the most asked questions. */
  common?: true
  question: string
  answer: string
  /** Search keywords that the question does not contain. */
  also?: string
  links?: readonly { label: string; href: string }[]
}

interface Group {
  id: 'order' | 'refund' | 'contract' | 'account' | 'live'
  name: string
}

export const groups: readonly Group[] = [
  { id: 'order', name: '订单与支付' },
  { id: 'refund', name: '退款' },
  { id: 'contract', name: '合同' },
  { id: 'account', name: '账号' },
  { id: 'live', name: '直播' },
]

const ORDERS = { label: '我的订单', href: '/me/order' }

export const questions: readonly Question[] = [
  {
    id: 'refund-how',
    group: 'refund',
    common: true,
    question: '怎么退款，多久到账',
    answer:
      '自签约之日起5个工作日内可书面解除合同。在订单里申请退款，审核一般需要3个工作日，通过后原路退回，一般需要1–5个工作日。',
    also: '退钱 退费 解除 取消',
    links: [
      { label: '申请退款', href: ORDERS.href },
      { label: '看进度', href: REFUNDS },
    ],
  },
  {
    id: 'refund-sign',
    group: 'refund',
    question: '退款显示“待签署”是什么意思',
    answer: '退款申请要您确认签署后才进入审核。请打开这笔退款，按提示完成签署。',
    links: [{ label: '退款记录', href: REFUNDS }],
  },
  {
    id: 'refund-rejected',
    group: 'refund',
    question: '退款被驳回了怎么办',
    answer: '退款详情里写明原因。可以补充说明后重新申请；不认可结果的，可以投诉，由不参与销售的部门核查事实。',
    links: [
      { label: '退款记录', href: REFUNDS },
      { label: '投诉', href: COMPLAINT },
    ],
  },
  {
    id: 'order-service',
    group: 'order',
    common: true,
    question: '付款后在哪里看服务',
    answer: '打开这笔订单，写有服务内容、到期日与合同。课程在“我的课程”，圈子与直播在各自页面。',
    also: '已购 购买 开通',
    links: [ORDERS, { label: '我的课程', href: '/me/course' }],
  },
  {
    id: 'order-payee',
    group: 'order',
    common: true,
    question: '有人让我转账到个人账户，可信吗',
    answer: `不要转。费用只通过${brand.companyName}的公司账户收取，工作人员不会向个人账户收款。请保留记录并向我们投诉。`,
    also: '诈骗 被骗 私下 收费 红包',
    links: [{ label: '投诉', href: COMPLAINT }],
  },
  {
    id: 'order-closed',
    group: 'order',
    question: '待付款的订单自动关闭了',
    answer: '订单有付款期限，写在订单里，到时自动关闭，没有扣款。需要的话可以重新下单。',
    links: [ORDERS],
  },
  {
    id: 'invoice',
    group: 'order',
    common: true,
    question: '怎么开发票',
    answer: '在“开发票”里选订单、填抬头后提交，开好后可在订单里下载。',
    also: '抬头 税号 报销',
    links: [{ label: '开发票', href: '/invoice' }],
  },
  {
    id: 'contract-where',
    group: 'contract',
    question: '签过的合同在哪里看',
    answer: '打开订单，进入“合同”，每份文件都可以单独打开、保存，并核对是否与签署时一致。',
    also: '协议 下载',
    links: [ORDERS],
  },
  {
    id: 'contract-first',
    group: 'contract',
    question: '没签合同能先付款吗',
    answer: '不能。合同签署完成后方可付款。',
  },
  {
    id: 'contract-level',
    group: 'contract',
    common: true,
    question: 'R4策略高于我的等级，能买吗',
    answer:
      '我们不会向您推介高于您等级的服务。测评为最低类别的不能购买；其他客户坚持购买的，要先看书面风险警示并由本人确认。',
    also: '适当性 匹配 测评 风险等级 C3',
    links: [{ label: '风险测评', href: '/suitability' }],
  },
  {
    id: 'account-mobile',
    group: 'account',
    question: '怎么换手机号',
    answer: '在“账号与安全”里更换，要用到新手机号收到的验证码。原手机号不能用了，请联系人工客服核实身份。',
    links: [{ label: '更换手机号', href: '/me/mobile' }],
  },
  {
    id: 'account-code',
    group: 'account',
    question: '收不到验证码',
    answer: '请核对手机号、信号与短信拦截，稍候再获取一次。仍收不到的，请拨打客服热线。',
    also: '短信 登录',
  },
  {
    id: 'account-elder',
    group: 'account',
    question: '字太小，怎么调大',
    answer: '在“设置”里打开长辈版，字号与按钮都会变大；也可以只调字号。',
    also: '老年 大字',
    links: [{ label: '设置', href: '/me/settings' }],
  },
  {
    id: 'account-cancel',
    group: 'account',
    question: '怎么注销账号',
    answer: '在“账号与安全”里申请，我们在15个工作日内完成，不要求您提供额外的信息。',
    also: '删除',
    links: [{ label: '注销账号', href: '/me/cancel' }],
  },
  {
    id: 'live-reserve',
    group: 'live',
    question: '怎么预约直播',
    answer: '在直播列表里点“预约”，开播前提醒您。',
    also: '提醒 开播',
    links: [{ label: '直播', href: LIVE }],
  },
  {
    id: 'live-replay',
    group: 'live',
    question: '错过了直播怎么看回放',
    answer: '直播列表里有回放。回放写明录制日期，其中观点可能已不适用。',
    also: '重播 录播',
    links: [{ label: '直播', href: LIVE }],
  },
  {
    id: 'live-advice',
    group: 'live',
    question: '直播里讲的能照着买卖吗',
    answer: '不能。直播内容仅供学习交流，不构成任何买卖建议。',
    also: '荐股 推荐 股票',
  },
]
