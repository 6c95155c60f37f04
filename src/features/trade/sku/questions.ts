import type { Sku } from '#api/shapes/order.ts'

interface Question {
  question: string
  answer: string
}

/** FAQs about services of one kind. OR-01 */
const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  COURSE: [
    { question: '课程可以看多久？', answer: '服务期内可反复观看，讲义可离线阅读；到期后不再更新进度。' },
    { question: '课程会推荐股票吗？', answer: '不会。课程讲方法和规则，例子只用于教学，不构成买卖建议。' },
  ],
  COLUMN: [
    { question: '多久更新一次？', answer: '更新频率写在服务内容里；老师停更时会提前公告。' },
    { question: '文章里的观点可以照着操作吗？', answer: '不可以。观点只代表发布当时的看法，不构成买卖建议。' },
  ],
  CHAT: [
    { question: '老师多久回复？', answer: '交易日内按提问次序回复，平均时长在提问页显示，不作承诺。' },
    { question: '回答可以当作买卖建议吗？', answer: '回答为一般性分析，不构成买卖建议，请独立判断。' },
  ],
  STRATEGY: [
    { question: '历史表现能代表以后吗？', answer: '不能。历史数据由回测或历史记录得出，过往业绩不预示未来表现。' },
    { question: '公司会替我下单吗？', answer: '不会。公司不代客户操作，是否交易由您自行决定并承担结果。' },
  ],
  POOL: [
    { question: '入池的股票一直有效吗？', answer: '每条建议都写有有效期，到期后自动标为失效，不再适用。' },
    { question: '亏损的记录会展示吗？', answer: '会。出池记录无论盈亏都保留，并按时间排列。' },
  ],
  QUOTE_INDEX: [
    { question: '指标会给出买卖点吗？', answer: '指标是对行情的计算结果，不是买卖信号，使用前请读完说明。' },
  ],
  VIP: [
    { question: '会员包含哪些内容？', answer: '以服务内容与协议所列为准；其中每项服务仍须与您的风险承受能力相匹配。' },
    { question: '到期会自动续费吗？', answer: '不会。到期后服务停止，不会自动扣款，是否续期由您决定。' },
  ],
  SERVICE: [
    { question: '服务由谁提供？', answer: '由本页所列的登记人员提供，登记编号可在中国证券业协会网站查询。' },
    { question: '不满意可以退款吗？', answer: '可以按上方的退款规则申请，金额在申请页逐项列明，进度随时可查。' },
  ],
}

/** FAQs for the kind of a service; none for an unknown kind. */
export function questionsOf({ kind }: Pick<Sku, 'kind'>): readonly Question[] {
  const of = kind === 'PACKAGE' ? 'STRATEGY' : kind
  return Object.hasOwn(QUESTIONS, of) ? (QUESTIONS[of] ?? []) : []
}
