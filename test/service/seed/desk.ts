/** Partners' codes, chains, rules and announcements of customer service. */

export const partners = [
  { code: 'UNION2026A', partner: '示例商城', benefits: ['交易规则速查卡一份', '线下投教沙龙报名资格'] },
  { code: 'UNION2026B', partner: '示例商城', benefits: ['《公司年报怎么读》电子版'] },
  { code: 'UNION2026C', partner: '示例书店', benefits: ['投教专区书单'] },
] as const

/** For each group: the sector of its companies, their number, and the offset of the first. */
export const chains = [
  {
    id: 'CH01',
    name: '食品产业链',
    stage: '成熟',
    nodes: [
      { name: '农产品原料', level: 'UP', plateId: 'P12', count: 8, after: 0 },
      { name: '包装材料', level: 'UP', plateId: 'P09', count: 4, after: 0 },
      { name: '食品加工', level: 'MID', plateId: 'P01', count: 10, after: 0 },
      { name: '饮料乳品', level: 'MID', plateId: 'P01', count: 6, after: 10 },
      { name: '调味发酵', level: 'MID', plateId: 'P01', count: 4, after: 16 },
      { name: '冷链仓储', level: 'DOWN', plateId: 'P05', count: 5, after: 8 },
      { name: '交通物流', level: 'DOWN', plateId: 'P05', count: 8, after: 0 },
    ],
  },
  {
    id: 'CH02',
    name: '家用电器产业链',
    stage: '成熟',
    nodes: [
      { name: '电子元件', level: 'UP', plateId: 'P10', count: 9, after: 0 },
      { name: '压缩机与电机', level: 'UP', plateId: 'P07', count: 5, after: 0 },
      { name: '整机制造', level: 'MID', plateId: 'P06', count: 10, after: 0 },
      { name: '厨卫小家电', level: 'MID', plateId: 'P06', count: 6, after: 10 },
      { name: '安装与运输', level: 'DOWN', plateId: 'P05', count: 6, after: 13 },
    ],
  },
  {
    id: 'CH03',
    name: '医药产业链',
    stage: '成长',
    nodes: [
      { name: '原料药与中间体', level: 'UP', plateId: 'P03', count: 7, after: 0 },
      { name: '制药设备', level: 'UP', plateId: 'P07', count: 4, after: 5 },
      { name: '化学制剂', level: 'MID', plateId: 'P03', count: 9, after: 7 },
      { name: '生物制品', level: 'MID', plateId: 'P03', count: 5, after: 16 },
      { name: '医药流通', level: 'DOWN', plateId: 'P05', count: 5, after: 19 },
      { name: '诊疗信息系统', level: 'DOWN', plateId: 'P04', count: 4, after: 0 },
    ],
  },
  {
    id: 'CH04',
    name: '建筑材料产业链',
    stage: '成熟',
    nodes: [
      { name: '矿石与燃料', level: 'UP', plateId: 'P02', count: 7, after: 0 },
      { name: '水泥与玻璃', level: 'MID', plateId: 'P08', count: 9, after: 0 },
      { name: '防水与涂料', level: 'MID', plateId: 'P08', count: 5, after: 9 },
      { name: '施工机械', level: 'DOWN', plateId: 'P07', count: 6, after: 9 },
    ],
  },
  {
    id: 'CH05',
    name: '软件产业链',
    stage: '成长',
    nodes: [
      { name: '芯片与服务器部件', level: 'UP', plateId: 'P10', count: 8, after: 9 },
      { name: '基础软件', level: 'MID', plateId: 'P04', count: 7, after: 4 },
      { name: '行业应用软件', level: 'MID', plateId: 'P04', count: 9, after: 11 },
      { name: '信息化用户：制造', level: 'DOWN', plateId: 'P07', count: 5, after: 15 },
      { name: '信息化用户：物流', level: 'DOWN', plateId: 'P05', count: 4, after: 12 },
    ],
  },
  {
    id: 'CH06',
    name: '环保产业链',
    stage: '起步',
    nodes: [
      { name: '过滤与药剂', level: 'UP', plateId: 'P11', count: 4, after: 0 },
      { name: '环保设备', level: 'UP', plateId: 'P07', count: 5, after: 20 },
      { name: '水务运营', level: 'MID', plateId: 'P11', count: 9, after: 4 },
      { name: '固废处理', level: 'MID', plateId: 'P11', count: 5, after: 13 },
      { name: '再生资源利用', level: 'DOWN', plateId: 'P02', count: 6, after: 7 },
    ],
  },
] as const

export const selections = [
  {
    code: 'SEL01',
    name: '稳定分红观察',
    rule: '连续三年有现金分红、资产负债率低于同业中位数。结果由规则筛出，仅供学习参考，不构成投资建议。',
    plateId: 'P08',
    reason: '符合分红与负债两项规则；行业景气变化可能使结果失效',
  },
] as const

/** The practitioners a channel shows. */
export const channels = new Map([
  ['BASIC', ['T001', 'T005']],
  ['REPORT', ['T002']],
  ['ALLOCATION', ['T003']],
  ['TOOL', ['T004']],
])

export const vipNotices = [
  { text: '会员专栏《研究札记》每月第一个交易日更新', daysAgo: 2 },
  { text: '本月财报研读圈答疑安排已发布，会员等级不代表更好的投资结果', daysAgo: 9 },
] as const
