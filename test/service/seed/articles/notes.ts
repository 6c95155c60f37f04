import type { ArticleSeed } from './seed.ts'

/** A column of one adviser's articles. */
export interface Column {
  id: string
  name: string
  analyst: string
  /** 0: open to everyone. */
  vipLevel: number
}

export const columns: readonly Column[] = [
  { id: 'CL1', name: '规则一日一条', analyst: 'T001', vipLevel: 0 },
  { id: 'CL2', name: '读报三遍', analyst: 'T002', vipLevel: 0 },
  { id: 'CL3', name: '配置手记', analyst: 'T003', vipLevel: 0 },
  { id: 'CL4', name: '指标的来历', analyst: 'T004', vipLevel: 0 },
  { id: 'CL5', name: '骗局解剖', analyst: 'T005', vipLevel: 0 },
  { id: 'CL6', name: '研究札记', analyst: 'T002', vipLevel: 1 },
]

/** The members' column. */
export const noteArticles: readonly ArticleSeed[] = [
  {
    id: 'A401',
    title: '札记一：应收账款的三种老法',
    author: 'T002',
    daysAgo: 4,
    likes: 38,
    vipLevel: 1,
    columnId: 'CL6',
    body: `
应收账款变多，可能是卖得多，也可能是收不回。#应收账款# 要和收入、账龄、坏账准备放在一起看。
## 三个问题
1. 增速比收入快多少
2. 一年以上的占多少
3. 坏账准备的比例改过没有
> 三个问题都有答案之前，先不下结论。`,
    comments: ['账本控：第三个问题以前没有查过。'],
  },
  {
    id: 'A402',
    title: '札记二：把商誉拆开看',
    author: 'T002',
    daysAgo: 11,
    likes: 52,
    vipLevel: 1,
    columnId: 'CL6',
    body: `
商誉是买公司时多付的那一部分。它每年要做减值测试，测试里的增长率和折现率写在附注中。
- 增长率高于行业平均时，要问依据是什么
- 折现率变低时，要问为什么变低
假设都写在纸上，读的人可以不同意。`,
  },
  {
    id: 'A403',
    title: '札记三：存货里的时间',
    author: 'T002',
    daysAgo: 18,
    likes: 29,
    vipLevel: 1,
    columnId: 'CL6',
    body: `
同样一亿元存货，放三个月和放三年不是一回事。看库龄，看跌价准备，也看下游要货的节奏。
| 指标 | 说明 |
| 库龄 | 附注里按年分段 |
| 周转天数 | 与上年同期比 |
| 跌价准备 | 计提与转回都要看 |`,
  },
]
