import { DAY } from '#test/service/seed/days.ts'

/** Public questions of a chat. `daysAgo` of the question; the answer came two hours later. */
export const publicQuestions = [
  {
    messageId: 'QA01',
    chatId: 'CR02',
    analyst: 'T001',
    symbol: 'SH600901',
    daysAgo: 1,
    content: '年报里的分红方案什么时候能到账？',
    answer: '看实施公告里的股权登记日与除权日，现金红利通常在除权日到账。',
  },
  {
    messageId: 'QA02',
    chatId: 'CR03',
    analyst: 'T001',
    symbol: 'SH600901',
    daysAgo: 2,
    content: '毛利率下降而收入增长，应该先看哪里？',
    answer: '先看产品结构与原材料，再看销售返利的会计处理，附注里都有。',
  },
  {
    messageId: 'QA03',
    chatId: 'CR03',
    analyst: 'T003',
    symbol: 'SH510901',
    daysAgo: 4,
    content: '指数基金的跟踪误差多大算正常？',
    answer: '看合同约定的控制目标，再看三年的实际数，不用一个月的数下结论。',
  },
  {
    messageId: 'QA04',
    chatId: 'CR04',
    analyst: 'T003',
    symbol: undefined,
    daysAgo: 6,
    content: '再平衡一年做几次合适？',
    answer: '按约定的偏离度做，比按日历做更能说清理由；次数多则费用高。',
  },
  {
    messageId: 'QA05',
    chatId: 'LC01',
    analyst: 'T001',
    symbol: undefined,
    daysAgo: 1,
    content: '收盘价和结算价为什么不一样？',
    answer: '收盘价由收盘集合竞价产生，结算价是衍生品按一段时间的成交算出来的，两个口径各有用途。',
  },
] as const

export const askedAt = (today: number, daysAgo: number) => today - daysAgo * DAY + 10 * 3600_000
export const ANSWER_AFTER = 2 * 3600_000
