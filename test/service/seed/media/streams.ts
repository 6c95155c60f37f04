import type { Msg } from '#api/shapes/media.ts'
import type { Analyst } from '#api/shapes.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import { analysts } from '#test/service/seed/people.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { saidBy } from './said.ts'
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

/** More than any list shows at once, so that none stands twice on a screen. */
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
  '有人拿“内部消息”拉群，先到从业人员公示里查名字，查不到就退群。',
  '午间成交额与昨天同一时刻相比，比全天数字更能说明上午的热度。',
  '涨跌幅限制从哪一天起算，新股前五日没有限制，规则写在一张图里。',
  '{stock}的年报问询函回复了七个问题，先看会计师怎么说。',
  '除权日价格变低不是亏损，看账户里股数和现金是不是同时变了。',
  '把目标收益换成能承受的最大亏损，再倒推仓位，顺序不要反。',
  '{stock}本季存货增加，是备货还是卖不动，看存货的构成和账龄。',
  '尾盘集合竞价最后三分钟不能撤单，挂单之前想清楚。',
  '指数里权重大的几家公司就能让指数收红，看看涨跌家数再下结论。',
  '市盈率低有两种可能：价格低，或者利润里有一次性的部分。',
  '债券基金也会下跌，先看久期，再看信用等级。',
  '{stock}的大股东质押比例在公告附表里，超过一半要留意平仓线。',
  '定投解决的是什么时候买，没有解决买什么和什么时候卖。',
  '一条均线从走平到向上往往已经过去几周，这就是滞后的代价。',
  '看研报先翻到最后一页，评级说明和利益冲突都写在那里。',
  '分红率高不等于分红稳定，把近五年的每股分红排成一列。',
  '{stock}的客户集中度写在年报第三节，前五大客户占比变化比绝对值重要。',
  '融资余额上升是借钱买入的人多了，涨跌都会被放大。',
  '创业板和科创板涨跌幅是百分之二十，同样的仓位波动大一倍。',
  '亏了四成要涨六成七才回本，所以先控制回撤。',
  '看现金流量表的三个合计：经营为正、投资为负、筹资为负，是成熟公司的样子。',
  '{stock}公告回购，先看上限、用途和期限，再看有没有真的买。',
  '打新中签不缴款满三次，六个月内不能再申购，这条容易忘。',
  '换手率突然放大，先查有没有限售股解禁。',
  '基金的“近一年收益”换一个起点就会变，多看几个区间。',
  '商誉占净资产的比例，是下一次减值可能有多疼的上限。',
  '{stock}的研发支出有多少资本化，政策在附注第五项，和同行比一比。',
  '止损价写在下单之前才有用，写在下跌之后多半会改。',
  '北向资金是众多资金里的一种，单日进出不能当成方向。',
  '投诉先打公司电话，十五个工作日内应有答复，也可以打12386。',
  '毛利率上升、存货周转变慢，两个同时出现时要多问一句。',
  '{stock}三季度应收账款增速高于收入增速，看一看回款。',
  '可转债有强赎条款，价格再高也会按面值加利息赎回，公告要看。',
  '行业指数成分每半年调整一次，比较历史数据要注意成分变了。',
  '风险测评的等级不是考试分数，如实填写是保护自己。',
  '看一家公司的护城河，不妨问：提价百分之五，客户会不会走。',
  '{stock}的股东户数连续三个季度下降，户均持股变多，但不代表会涨。',
  '夜里发布的公告第二天才反映在价格里，急着挂隔夜单容易成交在高位。',
  'ETF 的折溢价超过百分之一，先想想是谁愿意多付这一分。',
  '不懂的产品先看最坏情况写在哪一页，再决定要不要继续读。',
  '同一条消息在三家媒体上措辞不同，以交易所的原文为准。',
  '{stock}公布了季度经营数据，注意口径是产量还是销量。',
  '回测里没有滑点和停牌，数字会好看很多，先问假设。',
  '贵金属和股票不是同一种风险，放在一起看相关性会随时间变。',
  '把自选股按行业分组，会发现自己其实只押了一个方向。',
  '会计师出具保留意见的年报，先读“形成保留意见的基础”那一段。',
  '{stock}的毛利率与同行差三个百分点，可能只是成本归类不同。',
  '复利要靠少亏来实现，先把单笔亏损限制在能睡着觉的范围。',
  '看到“保证收益”四个字就可以关掉了，合规机构不会这样写。',
  '今天的作业：找一家你熟悉的公司，写下它靠什么收钱。',
] as const

/** Messages of all channels, newest first. */
export function createStreams(today: number, market: Market): SeedMessage[] {
  const all = channels.flatMap(({ channelId, analysts: writers, vipLevel, count }) =>
    Array.from({ length: count }, (_, index): SeedMessage[] => {
      const id = `${channelId}-${String(count - index).padStart(4, '0')}`
      const random = createRandom(id)
      const analyst = analysts.find(({ number }) => number === writers[index % writers.length])
      if (!analyst) return []
      // In another order for each channel; 37 and 60 have no divisor in common.
      const template = words[(index * 37 + channelId.charCodeAt(2)) % words.length] ?? ''
      const stock = market.stocks[random.int(0, market.stocks.length - 1)]
      const text = template.replace('{stock}', stock?.name ?? '')
      const shown = shownInChannel(id, index)
      return [
        {
          id,
          msg: {
            messageId: id,
            channelId,
            kind: 'TEXT',
            text,
            ...shown,
            sender: senderOf(analyst),
            sentAt: today - index * (DAY / 4) - random.int(5, 300) * 60_000,
          },
          likes: random.int(0, 220),
          analyst: analyst.number,
          teamNumber: teamOf(analyst.number),
          vipLevel,
          symbols: stock && template.includes('{stock}') && shown.kind !== 'VOICE' ? [stock.symbol] : [],
          comments: saidBy(random, index === 0 ? 21 : random.int(0, 6)),
        },
      ]
    }).flat(),
  )
  return all.toSorted((a, b) => b.msg.sentAt - a.msg.sentAt)
}

/** What the n-th message of a channel shows beside its words: now and then the board, or a voice that speaks them. */
export function shownInChannel(id: string, n: number): Partial<Msg> {
  if (n % 9 === 4) return { kind: 'IMAGE', mediaUrl: `/files/articles/${id}.svg`, mediaW: 750, mediaH: 420 }
  const voice = voices[n % voices.length]
  return n % 11 === 6 && voice ? { kind: 'VOICE', ...voice } : {}
}

/** The voices of `media/make.sh`, with their words. */
const voices = [
  { mediaUrl: '/files/media/voice/0.m4a', durationSec: 8, text: '没有成交的委托会进入连续竞价继续排队，当日有效。' },
  { mediaUrl: '/files/media/voice/1.m4a', durationSec: 7, text: '先看金额占比，再看附注有没有说明来源。' },
  { mediaUrl: '/files/media/voice/2.m4a', durationSec: 7, text: '思路可以，记得写下什么情况说明你错了。' },
] as const

/** An adviser as the sender of a message: the registration number is always there. */
export function senderOf({ number, name, avatarUrl, certNo }: Analyst): Msg['sender'] {
  return { id: number, name, avatarUrl, role: 'ANALYST', certNo }
}
