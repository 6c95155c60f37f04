import type { Pattern } from './patterns.ts'

/** Light, dark, the drawing's colour, and the one highlight. */
export interface Colors {
  from: string
  to: string
  ink: string
  gold: string
}

const GOLD = '#f0cf8e'
const indigo: Colors = { from: '#2c5cc9', to: '#122a6b', ink: '#a9c3ff', gold: GOLD }
const ink: Colors = { from: '#3b475c', to: '#161c29', ink: '#b9c6de', gold: GOLD }
const plum: Colors = { from: '#5b45a0', to: '#251c4f', ink: '#c6b8f5', gold: GOLD }
const teal: Colors = { from: '#17707c', to: '#0a3440', ink: '#9adbe0', gold: GOLD }
const bronze: Colors = { from: '#7d5c31', to: '#33240f', ink: '#dccfbd', gold: GOLD }
/** Articles are on paper. */
const paper: Colors = { from: '#eef2fb', to: '#d9e2f6', ink: '#23469c', gold: '#b58a3c' }

/** The lower edge: one tick per lesson, sound, a page margin, or nothing. */
export type Kind = 'course' | 'live' | 'article' | 'other'

/** By the words of a title; the first match counts. look §3 */
const SUBJECTS: readonly [RegExp, Pattern, Colors][] = [
  [/防非|骗|非法|保护|投诉|核验|仿冒|荐股|维权|权益/, 'guilloche', teal],
  [/年报|季报|财报|报表|现金流|利润|毛利|商誉|坏账|应收|附注|审计|三张表|公司/, 'ledger', ink],
  [/基金|资产|配置|家庭|组合|再平衡|定投|账户|费/, 'rings', plum],
  [/行业|产业|研究|供应|股池/, 'chain', ink],
  [/入门|第一课|新手|零基础|第一次/, 'steps', indigo],
  [/规则|委托|撤单|交易日|日历|分红|除权|条款|合同|竞价|打新|测评|停牌|结算/, 'dial', bronze],
  [/看盘|行情|技术|[Kk]线|收盘|盘面|量价|一张图|股价/, 'candles', indigo],
  [/均线|指标|成交|换手|指数|市盈率|波动|回撤|估值|宏观|利率|市场|经济|策略/, 'waves', teal],
]

export interface Look {
  pattern: Pattern
  colors: Colors
  kind: Kind
}

/** The drawing for a number and its title. */
export function lookOf(name: string, title: string): Look {
  const kind = kindOf(name)
  const [, pattern, colors] = SUBJECTS.find(([subject]) => subject.test(title)) ?? [
    null,
    kind === 'course' ? 'steps' : 'waves',
    kind === 'course' ? indigo : teal,
  ]
  return { pattern, colors: kind === 'article' ? paper : colors, kind }
}

function kindOf(name: string): Kind {
  if (/^(?:C|SR)\d/.test(name)) return 'course'
  if (/^(?:LR|SC|SV|TV)\d/.test(name)) return 'live'
  return /^(?:A|GW|N)/.test(name) && !name.startsWith('AD') ? 'article' : 'other'
}
