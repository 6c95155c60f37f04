import type { CourseSeed } from './seed.ts'

/** Series SR03 基金与配置. */
export const allocation: readonly CourseSeed[] = [
  {
    number: 'C108',
    title: '基金入门八讲',
    seriesId: 'SR03',
    analysts: ['T003'],
    priceFen: 0,
    tag: '免费',
    tags: ['t3', 't4'],
    category: 'c31',
    riskLevel: 'R1',
    daysAgo: 18,
    learners: 40233,
    intro: `
八讲，从「基金是什么」讲到「费用怎么算」。不比较任何具体产品，也不给出买卖时间。
> 过往业绩不预示未来表现。`,
    outline: `
V 07:10 基金是什么，钱在谁手里 *
V 08:35 货币、债券、混合、股票四类基金 *
V 09:20 净值与份额
V 10:05 申购费、赎回费与管理费
R A111
V 11:15 指数基金与主动基金
V 09:55 定期投入：纪律与误解
V 08:45 看懂一份基金季报
A 10:30 八讲串讲
L LR03 直播答疑：家庭资产的三个账户`,
    reviews: ['小鹿：费用那一讲的计算器很好用。', '老周：季报那节希望能换一份更新的样例。'],
  },
  {
    number: 'C109',
    title: '家庭资产配置：先算清能承受多少亏损',
    seriesId: 'SR03',
    analysts: ['T003'],
    priceFen: 89900,
    tag: '新课',
    tags: ['t3'],
    category: 'c32',
    riskLevel: 'R2',
    daysAgo: 4,
    learners: 1672,
    intro: `
## 从支出开始，而不是从产品开始
课程的前两章不谈任何投资品种，只做三件事：记支出、留备用金、算能承受的最大亏损。第三章起再谈配置。
## 你会得到
- 一张家庭现金流表
- 一张「最坏情况」测算表
- 一份半年检查一次的清单`,
    outline: `
# 算清家底
V 10:20 家庭现金流表怎么记 *
V 09:40 备用金放多少、放哪里 *
V 11:35 保险与投资的先后
# 测算亏损
V 12:50 最大回撤：数字背后的时间
V 10:15 三种家庭的测算示范
R A112
# 搭一个简单的组合
V 13:30 股债比例的来历
V 11:25 再平衡：什么时候动
V 09:10 费用对长期结果的影响
A 08:25 课后答疑
# 坚持
V 10:00 半年检查清单
V 07:45 什么时候应该停下来`,
  },
  {
    number: 'C110',
    title: '组合风险管理进阶',
    seriesId: 'SR03',
    analysts: ['T003', 'T002'],
    priceFen: 199900,
    tags: ['t3', 't5'],
    category: 'c32',
    riskLevel: 'R4',
    daysAgo: 60,
    learners: 845,
    trailer: 'trailer-C110',
    intro: `
面向有三年以上经验的投资者：相关性、回撤、仓位上限与压力测试。课程包含一套测算表格。请先完成风险测评，确认自己的风险承受能力与课程等级匹配。`,
    outline: `
# 风险从哪里来
V 12:15 相关性会在最坏的时候改变 *
V 13:45 波动与回撤的区别
V 11:50 集中度的三种量法
# 管住仓位
V 14:05 单一标的上限怎么定
V 12:40 总仓位与现金
R A113
V 13:10 止损的规则与代价
# 压力测试
V 15:20 历史情景法
V 14:35 假设情景法
V 11:30 把结果写成一页纸
A 09:35 答疑`,
  },
  {
    number: 'C111',
    title: '可转债基础（已停止招生）',
    seriesId: 'SR03',
    analysts: ['T003'],
    priceFen: 29900,
    tags: ['t3'],
    category: 'c31',
    riskLevel: 'R3',
    daysAgo: 300,
    learners: 3320,
    saleStatus: 'OFF',
    intro: `可转债的条款与规则。因规则调整，本课程已停止招生，新版课程制作中；已购用户可继续学习。`,
    outline: `
V 09:30 可转债是债还是股 *
V 11:10 转股价与转股价值
V 10:35 赎回、回售与下修
V 08:55 申购与上市首日
R A114
V 09:20 规则变化回顾`,
  },
]
