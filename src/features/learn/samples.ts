import type { Analyst, Article, CourseDetail, Lesson } from '#api/shapes.ts'

/** Data for the tests of this feature. */
const analyst: Analyst = {
  number: 'A1',
  name: '李明',
  avatarUrl: '/files/avatars/1.svg',
  title: '证券投资顾问',
  certNo: 'A0000000000001',
  orgName: '示例机构',
}

const lesson = (catalogId: string, more: Partial<Lesson> = {}): Lesson => ({
  catalogId,
  title: `课时${catalogId}`,
  kind: 'VIDEO',
  isTrial: false,
  videoId: `V${catalogId}`,
  durationSec: 725,
  publishedAt: 0,
  ...more,
})

export const catalog: Lesson[] = [
  lesson('ch1', { title: '第一章 看懂K线' }),
  lesson('1', { parentId: 'ch1', isTrial: true }),
  lesson('2', { parentId: 'ch1' }),
  lesson('ch2', { title: '第二章 看懂财报' }),
  lesson('3', { parentId: 'ch2', kind: 'ARTICLE', articleId: 'AR3' }),
  lesson('4', { parentId: 'ch2', kind: 'LIVE', roomId: 'LR1' }),
]

export const course: CourseDetail = {
  number: 'C100',
  title: '从零学看盘',
  coverUrl: '/files/covers/3.svg',
  analysts: [analyst],
  lessonCount: 4,
  learnCount: 12_345,
  priceFen: 129_900,
  originPriceFen: 159_900,
  access: { allowed: false, reason: 'NOT_PURCHASED', skuId: 'S1' },
  introHtml: '<p>课程介绍</p>',
  skuId: 'S1',
  riskLevel: 'R3',
  catalog,
  refundRuleText: '开课前可全额退款',
  saleStatus: 'ON',
}

export const article: Article = {
  id: 'AR1',
  title: '怎样读一份年报',
  summary: '从三张表看一家公司。',
  contentHtml: '<p>正文 #年报# <img src="/files/a.png"></p>',
  author: analyst,
  publishedAt: Date.UTC(2026, 10, 19, 2),
  likeCount: 3,
  isLiked: false,
  commentCount: 0,
  relatedStocks: [{ symbol: 'SH600519', name: '贵州茅台', price: 1688, changeRate: -0.0123, asOf: 0 }],
  access: { allowed: true },
}
