/** Indicators of the quotes page; each says where it fails. */
export const indexes = [
  {
    indexId: 'QI01',
    name: '量能刻度',
    introHtml: '<p>当日成交量相对近20个交易日的位置。局限：停复牌与除权日不可比。</p>',
    riskLevel: 'R1',
  },
  {
    indexId: 'QI02',
    name: '波动温度计',
    introHtml: '<p>近60个交易日波动在三年中的位置。局限：波动小不等于风险小。</p>',
    riskLevel: 'R2',
  },
  {
    indexId: 'QI03',
    name: '趋势分层',
    introHtml: '<p>中期涨跌幅在全部股票中的分层。局限：滞后，震荡期反复。</p>',
    riskLevel: 'R4',
  },
] as const
