import { DAY } from '#test/service/seed/days.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { saidBy } from './said.ts'
import { teamOf } from './teams.ts'

export interface SeedVideo {
  id: string
  title: string
  coverUrl: string
  videoId: string
  analyst: string
  teamNumber: string
  /** Made by a team, on its page; the others belong to the short-video stream. */
  ofTeam: boolean
  publishedAt: number
  likes: number
  introHtml: string
  /** `nickname：words`. */
  comments: readonly string[]
}

const people = ['T001', 'T002', 'T003', 'T004', 'T005'] as const

const short = [
  '一分钟看懂集合竞价',
  '什么是除权除息',
  '委托为什么变成废单',
  '市盈率的四种算法',
  '基金的前端与后端收费',
  '如何核验登记编号',
  '现金流量表先看哪一行',
  '换手率高说明什么、不说明什么',
  '可转债的转股价是怎么来的',
  '「免费荐股群」的五步套路',
  '停牌的几种原因',
  '年报里的审计意见',
  '均线为什么会滞后',
  '止损单与条件单的区别',
  '打新的规则与概率',
  '指数成份股怎样调整',
  '应收账款的账龄表',
  '回撤与波动是两回事',
  '融资买入的利息怎么算',
  '股东人数变化怎么读',
  '收费只进公司账户',
  '分红到账的时间表',
  'ETF 的折价与溢价',
  '风险测评要如实填写',
] as const

const ofTeams = [
  '规则课堂：交易日历与结算',
  '读书会：一份三季报的八个附注',
  '配置小组：家庭的三个账户',
  '实验室：把一条均线拆开',
  '规则课堂：委托与撤单',
  '读书会：毛利率变化的四个来源',
  '配置小组：再平衡的一次演示',
  '实验室：成交量的口径',
  '规则课堂：投诉与 12386',
  '读书会：商誉减值测试',
] as const

/** Short videos and videos of the teams, newest first. */
export function createVideos(today: number): SeedVideo[] {
  const make = (title: string, index: number, ofTeam: boolean): SeedVideo => {
    const id = `${ofTeam ? 'TV' : 'SV'}${String(index + 1).padStart(2, '0')}`
    const random = createRandom(id)
    const analyst = ofTeam
      ? ((['T001', 'T002', 'T003', 'T004'] as const)[index % 4] ?? 'T001')
      : (people[index % people.length] ?? 'T001')
    return {
      id,
      title,
      coverUrl: `/files/covers/${id}.svg`,
      videoId: `v-${id}`,
      analyst,
      teamNumber: teamOf(analyst),
      ofTeam,
      publishedAt: today - (index * 2 + 1) * DAY + 18 * 3600_000,
      likes: random.int(3, 900),
      introHtml: `<p>本期内容仅供投资者教育参考，不构成投资建议。</p>`,
      comments: saidBy(random, index === 0 ? 24 : random.int(0, 9)),
    }
  }
  const all = [
    ...short.map((title, index) => make(title, index, false)),
    ...ofTeams.map((title, index) => make(title, index, true)),
  ]
  return all.toSorted((a, b) => b.publishedAt - a.publishedAt)
}
