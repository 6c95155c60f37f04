const broker = (brokerId: string, name: string, licence: string) => ({
  brokerId,
  name,
  logoUrl: `/files/share/${brokerId}.png`,
  url: `https://broker.example.com/${brokerId}/open`,
  licence,
})

/** Brokers at which customers can open an account. */
export const brokers = [
  broker('B01', '示例证券甲', '示例业务许可证 000001'),
  broker('B02', '示例证券乙', '示例业务许可证 000002'),
]

/** The benefits of an opened account. */
export const equityItems = [
  { name: '投教专栏三个月', desc: '阅读研读札记，不涉及个股建议。' },
  { name: '交易规则速查卡', desc: '电子版一份。' },
] as const

/** What is asked after it was opened. */
export const equityQuestions = [
  { id: 'EQ1', text: '开户过程中，是否有人要求您向个人账户付款或提供密码？' },
  { id: 'EQ2', text: '权益内容与页面说明是否一致？' },
] as const

/** The scope of the trade authorization, in plain words. */
export const authScope = [
  '接收您订阅的策略信号',
  '由您本人逐笔确认的条件单',
  '不包含代客理财，不代您下单，也不接触您的资金与密码',
] as const
