import type { PlateId } from './plates.ts'

/** What companies of each sector do, and what to look at in their reports. */
const businesses: Readonly<Record<PlateId, readonly [does: string, watch: string]>> = {
  P01: ['食品与饮料的生产和销售', '毛利率随原料价格变化，销售费用较高'],
  P02: ['煤炭与电力的生产和供应', '属于周期股，净利润随能源价格起落'],
  P03: ['药品与医疗用品的研发、生产和销售', '研发费用较高，新产品的审批时间不确定'],
  P04: ['企业软件的开发与服务', '应收账款较多，收款集中在第四季度'],
  P05: ['公路运输与仓储服务', '毛利率不高，燃料价格影响成本'],
  P06: ['家用电器的生产和销售', '营业收入与住房装修需求有关，存货变化值得留意'],
  P07: ['工程机械的生产和销售', '属于周期股，应收账款的账期较长'],
  P08: ['水泥与建筑材料的生产和销售', '资产负债率较高，需求与基建投资有关'],
  P09: ['纺织面料与服装的生产和销售', '出口占比较高，汇率变化影响净利润'],
  P10: ['电子元件的生产和销售', '研发费用与设备投入较高，产品价格下降较快'],
  P11: ['城镇供水与污水处理', '现金流较稳定，价格由主管部门核定'],
  P12: ['种植与农产品加工', '受天气与农产品价格影响，各季度净利润差别较大'],
}

/** The profile of a company as HTML; undefined without a sector. */
export function profileOf(name: string, [plateId]: readonly PlateId[]): string | undefined {
  if (plateId === undefined) return undefined
  const [does, watch] = businesses[plateId]
  return `<p>${name}主要从事${does}。</p><p>${watch}。示例公司，资料仅供演示。</p>`
}
