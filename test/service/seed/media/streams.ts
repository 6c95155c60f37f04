import type { Msg } from '#api/shapes/media.ts'
import type { Analyst } from '#api/shapes.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import { analysts } from '#test/service/seed/people.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { teamOf } from './teams.ts'

export interface SeedMessage {
  id: string
  msg: Omit<Msg, 'likeCount' | 'isLiked'>
  likes: number
  analyst: string
  teamNumber: string
  vipLevel: number
  symbols: readonly string[]
  /** `nickname：words`. */
  comments: readonly string[]
}

/** Channels; `vipLevel` 0 is open to everybody. */
export const channels = [
  { channelId: 'CH1', name: '盘面规则', analysts: ['T001', 'T004'], vipLevel: 0, count: 120 },
  { channelId: 'CH2', name: '公告共读', analysts: ['T002'], vipLevel: 0, count: 60 },
  { channelId: 'CH3', name: '风险提醒', analysts: ['T005', 'T003'], vipLevel: 0, count: 21 },
  { channelId: 'CH4', name: '会员研习', analysts: ['T002', 'T003'], vipLevel: 1, count: 40 },
] as const

const words = [
  '{stock}今天披露了董事会决议公告，重点看第三项议案的表决情况。',
  '集合竞价阶段 9:20 之后不能撤单，这条规则每周都有人问。',
  '同样是净利润增长，{stock}的附注里一次性收益占了多少，先把它去掉再比。',
  '成交额放大只说明分歧变大，不说明方向。#量价关系#',
  '今天的提醒：收费只进公司账户，凡是要求转给个人的都不是我们。',
  '{stock}停复牌与分红事项以交易所公告为准，群聊截图不算依据。',
  '读报练习：打开三季报，先找经营现金流，再找应收账款的账龄。',
  '一只基金的业绩基准写在合同里，比较之前先看基准是不是同一个。',
  '均线是过去价格的平均，所以它一定比价格慢。#技术工具#',
  '周末作业：把本周的三笔决定写下来，每笔写一个理由和一个不确定。',
] as const

const said = [
  '长线老张：这条记下了。',
  '阿May🌸：附注真的很重要。',
  '小鹿：谢谢老师。',
  '南山南：有没有例子？',
] as const

/** Messages of all channels, newest first. */
export function createStreams(today: number, market: Market): SeedMessage[] {
  const all = channels.flatMap(({ channelId, analysts: writers, vipLevel, count }) =>
    Array.from({ length: count }, (_, index): SeedMessage[] => {
      const id = `${channelId}-${String(count - index).padStart(4, '0')}`
      const random = createRandom(id)
      const analyst = analysts.find(({ number }) => number === writers[index % writers.length])
      if (!analyst) return []
      const template = random.pick(words)
      const stock = market.stocks[random.int(0, market.stocks.length - 1)]
      const text = template.replace('{stock}', stock?.name ?? '')
      return [
        {
          id,
          msg: {
            messageId: id,
            channelId,
            kind: 'TEXT',
            text,
            sender: senderOf(analyst),
            sentAt: today - index * (DAY / 4) - random.int(5, 300) * 60_000,
          },
          likes: random.int(0, 220),
          analyst: analyst.number,
          teamNumber: teamOf(analyst.number),
          vipLevel,
          symbols: stock && template.includes('{stock}') ? [stock.symbol] : [],
          comments:
            index === 0
              ? Array.from({ length: 21 }, (__, n) => said[n % said.length] ?? '')
              : said.slice(0, random.int(0, 4)),
        },
      ]
    }).flat(),
  )
  return all.toSorted((a, b) => b.msg.sentAt - a.msg.sentAt)
}

/** An adviser as the sender of a message: the registration number is always there. */
export function senderOf({ number, name, avatarUrl, certNo }: Analyst): Msg['sender'] {
  return { id: number, name, avatarUrl, role: 'ANALYST', certNo }
}
