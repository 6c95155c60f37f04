/** The course categories. */
export const seriesList = [
  {
    seriesId: 'SR01',
    title: '股票入门',
    introHtml:
      '<p>从账户、规则到公告，四门课走完股票投资的基础。</p><ul><li>先规则，后方法</li><li>每课都有练习</li></ul>',
  },
  {
    seriesId: 'SR02',
    title: '财报与估值',
    introHtml: '<p>三张报表、四把尺子和一条产业链：学会用公开资料认识一家公司。</p>',
  },
  {
    seriesId: 'SR03',
    title: '基金与配置',
    introHtml: '<p>先算清能承受多少亏损，再谈买什么。过往业绩不预示未来表现。</p>',
  },
  {
    seriesId: 'SR04',
    title: '工具与权益保护',
    introHtml: '<p>看盘工具的用法与局限，以及怎样识别和远离非法证券活动。</p>',
  },
] as const

export const tags = [
  { id: 't1', name: '入门' },
  { id: 't2', name: '财报' },
  { id: 't3', name: '基金' },
  { id: 't4', name: '免费' },
  { id: 't5', name: '进阶' },
  { id: 't9', name: '港股' },
]

export const categories = [
  {
    id: 'c1',
    name: '基础',
    children: [
      { id: 'c11', name: '股票入门' },
      { id: 'c12', name: '交易规则' },
    ],
  },
  {
    id: 'c2',
    name: '分析',
    children: [
      { id: 'c21', name: '财务报表' },
      { id: 'c22', name: '估值与行业' },
      { id: 'c23', name: '技术工具' },
    ],
  },
  {
    id: 'c3',
    name: '配置',
    children: [
      { id: 'c31', name: '基金与债券' },
      { id: 'c32', name: '资产配置' },
    ],
  },
  { id: 'c4', name: '保护', children: [{ id: 'c41', name: '防范非法证券活动' }] },
]

/** The courses at the top of the list. */
export const topNumbers = ['C101', 'C105', 'C113', 'C108', 'C109']

export const REFUND_RULE =
  '课程为数字内容。自付款之日起 5 个工作日内，可书面申请终止服务并全额退款；之后按已服务天数计算应退金额，退款原路返回公司账户收款的支付渠道。'
