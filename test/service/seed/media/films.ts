/** A video as `media/make.sh` makes it: the content of its card, and its duration. */
export interface Film {
  /** Its folder. */
  name: string
  sec: number
  /** Landscape; the others are portrait. */
  isWide?: true
  /** Has no sound. */
  isSilent?: true
  /** Its fault: its second part is truncated or missing. */
  fault?: 'BROKEN' | 'MISSING'
  colour: string
  /** Up to eight characters. */
  head: string
  /** Up to eleven characters each: they appear one by one and are read aloud. */
  lines: readonly [string, string, string]
}

const [BLUE, GREEN, BROWN, WINE, TEAL, SLATE] = ['0x27457F', '0x1E5A4A', '0x6B3F12', '0x7A2632', '0x2C5E63', '0x3A4468']

/** The videos of the short-video stream, in this order. */
export const shortFilms: readonly Film[] = [
  {
    name: 'auction',
    sec: 14,
    colour: BLUE,
    head: '集合竞价',
    lines: ['九点十五开始申报', '九点二十后不能撤', '九点二十五定开盘'],
  },
  {
    name: 'ex-right',
    sec: 16,
    colour: GREEN,
    head: '除权除息',
    lines: ['股数和现金在变', '价格按公式调整', '总值没有变少'],
  },
  {
    name: 'void-order',
    sec: 12,
    colour: BROWN,
    head: '废单',
    lines: ['价格超出涨跌幅', '数量不合规则', '资金或股份不足'],
  },
  { name: 'pe', sec: 24, colour: TEAL, head: '市盈率', lines: ['静态用上一年', '滚动用四个季度', '预测用的是假设'] },
  {
    name: 'fund-fee',
    sec: 18,
    colour: WINE,
    head: '前端与后端',
    lines: ['前端买入时收', '后端赎回时收', '持有越久费越低'],
  },
  {
    name: 'verify',
    sec: 20,
    isWide: true,
    colour: SLATE,
    head: '核验登记编号',
    lines: ['打开协会网站', '输入姓名和编号', '对照任职机构'],
  },
  {
    name: 'cash-flow',
    sec: 22,
    colour: BLUE,
    head: '现金流量表',
    lines: ['先看经营一行', '再看投资一行', '最后看筹资'],
  },
  { name: 'turnover', sec: 15, colour: GREEN, head: '换手率', lines: ['说明交易活跃', '不说明方向', '先查有无解禁'] },
  {
    name: 'convertible',
    sec: 13,
    isSilent: true,
    colour: BROWN,
    head: '转股价',
    lines: ['发行时定下公式', '下修要过股东会', '条款写在说明书'],
  },
  { name: 'scam', sec: 12, colour: WINE, head: '别被拉进群', lines: ['先查登记编号', '钱不转给个人', '拿不准打热线'] },
  { name: 'halt', sec: 17, colour: TEAL, head: '停牌', lines: ['重大事项未公布', '异常波动要核查', '复牌看公告日期'] },
  {
    name: 'audit',
    sec: 26,
    colour: SLATE,
    head: '审计意见',
    lines: ['无保留意见', '保留意见看原因', '否定意见要当心'],
  },
  { name: 'average', sec: 45, colour: BLUE, head: '均线滞后', lines: ['它是过去的平均', '越长越慢', '转向总在事后'] },
  {
    name: 'stop',
    sec: 19,
    colour: GREEN,
    head: '止损与条件',
    lines: ['条件到了才发出', '发出不等于成交', '跳空时价格不同'],
  },
  {
    name: 'ipo',
    sec: 21,
    isWide: true,
    colour: BROWN,
    head: '打新规则',
    lines: ['按市值配号', '中签要足额缴款', '三次弃购停半年'],
  },
  {
    name: 'index',
    sec: 16,
    colour: WINE,
    head: '成份股调整',
    lines: ['半年调整一次', '按规则不按好恶', '先公布后生效'],
  },
  {
    name: 'receivable',
    sec: 23,
    colour: TEAL,
    head: '账龄表',
    lines: ['一年内占多少', '坏账怎么计提', '和收入比增速'],
  },
  {
    name: 'drawdown',
    sec: 18,
    colour: SLATE,
    head: '回撤与波动',
    lines: ['波动看来回', '回撤看最深处', '亏二成要涨二成五'],
  },
  { name: 'margin', sec: 60, colour: BLUE, head: '融资利息', lines: ['按实际天数计', '合同写明利率', '平仓线要记住'] },
  {
    name: 'holders',
    sec: 14,
    colour: GREEN,
    head: '股东人数',
    lines: ['季报里有户数', '下降不代表会涨', '看户均持股'],
  },
  { name: 'payee', sec: 10, colour: WINE, head: '收费账户', lines: ['只进公司账户', '不给个人转账', '收据可以核对'] },
  {
    name: 'dividend',
    sec: 15,
    fault: 'MISSING',
    colour: BROWN,
    head: '分红时间',
    lines: ['股权登记日', '除息日', '现金到账日'],
  },
  {
    name: 'premium',
    sec: 20,
    colour: TEAL,
    head: '折价与溢价',
    lines: ['价格对净值', '申购赎回会收窄', '限购时会拉大'],
  },
  {
    name: 'survey',
    sec: 15,
    fault: 'BROKEN',
    colour: SLATE,
    head: '如实填写',
    lines: ['测评不是考试', '结果决定能买什么', '情况变了要重测'],
  },
]

/** The videos of the teams, in turn. */
export const teamFilms: readonly Film[] = [
  {
    name: 'team-settle',
    sec: 28,
    isWide: true,
    colour: BLUE,
    head: '交易日历与结算',
    lines: ['交易日怎么算', '当天买隔日可卖', '可用和可取不同'],
  },
  {
    name: 'team-notes',
    sec: 32,
    isWide: true,
    colour: GREEN,
    head: '八个附注',
    lines: ['先看应收账款', '再看存货构成', '最后看商誉'],
  },
  {
    name: 'team-three',
    sec: 26,
    isWide: true,
    colour: BROWN,
    head: '家庭三个账户',
    lines: ['急用的放活期', '三年内放稳的', '长期的才看波动'],
  },
  {
    name: 'team-line',
    sec: 24,
    isWide: true,
    colour: SLATE,
    head: '拆开一条均线',
    lines: ['写下每一天', '加起来再平均', '看它慢了几天'],
  },
]
