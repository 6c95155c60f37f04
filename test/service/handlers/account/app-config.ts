import { createHash } from 'node:crypto'
import type { Deps, Handlers } from '#test/service/deps.ts'
import type { Course } from '#test/service/seed/content.ts'
import { brokers } from '#test/service/seed/brokers.ts'
import { ONLINE_SERVICE } from '#test/service/seed/memberships.ts'
import { catalogOf } from '#test/service/handlers/learn/course.ts'
import { APP_VERSION } from '#test/service/handlers/public/company.ts'

const NOTES = '课程可分享给好友，读过的内容离线可看；长辈版字号更大。'

const shortcuts = [
  { key: 'diagnose', label: 'AI诊股', icon: 'diagnose', path: '/stock?tab=diagnose' },
  { key: 'pool', label: '股池', icon: 'pool', path: '/pool' },
  { key: 'chat', label: '圈子', icon: 'bubbles', path: '/chat' },
  { key: 'qa', label: '股票问答', icon: 'question', path: '/stock-qa' },
  { key: 'series', label: '系列课', icon: 'series', path: '/course?tab=series' },
  { key: 'news', label: '资讯', icon: 'news', path: '/news' },
  { key: 'protection', label: '投资者保护', icon: 'shield', path: '/protection' },
  { key: 'license', label: '资质公示', icon: 'certificate', path: '/compliance/license' },
  { key: 'category', label: '课程分类', icon: 'category', path: '/course?tab=category' },
  { key: 'order', label: '我的订单', icon: 'order', path: '/me/order' },
  { key: 'suitability', label: '风险测评', icon: 'gauge', path: '/suitability' },
  { key: 'practitioner', label: '从业人员', icon: 'people', path: '/showPractitioner' },
  { key: 'company', label: '走进公司', icon: 'building', path: '/index' },
  { key: 'offline', label: '离线可看', icon: 'download', path: '/offline' },
]

const tab = (key: string, label: string) => ({ key, label, icon: key, path: `/${key}` })

export function appConfig(deps: Deps): Handlers<'app-config'> {
  return {
    showLogin: () => ({ show: true, wechatOnly: false }),
    navbar: () => [
      tab('home', '首页'),
      tab('course', '学习'),
      tab('live', '直播'),
      tab('stock', '股票'),
      tab('me', '我的'),
      ...shortcuts,
    ],
    homeModuleList: () => ({ modules: modulesOf(deps) }),
    brokerConfig: () => brokers,
    downloadConfig: () => ({
      ios: 'https://apps.example.com/advisory/ios',
      android: 'https://apps.example.com/advisory/android',
      harmony: 'https://apps.example.com/advisory/harmony',
      version: APP_VERSION,
      sha256: createHash('sha256').update(APP_VERSION).digest('hex'),
    }),
    customerServiceUrl: () => ONLINE_SERVICE,
    appVersion: () => ({ version: APP_VERSION, notes: NOTES }),
    appCourseCatalogList: (asked) => catalogOf(asked, deps),
  }
}

function modulesOf(deps: Deps) {
  const { courses, topNumbers, articles, series } = deps.content()
  const top = topNumbers.flatMap((number) => courses.get(number) ?? [])
  const free = [...courses.values()].filter(({ priceFen, saleStatus }) => priceFen === 0 && saleStatus !== 'OFF')
  const views = [...articles.values()]
    .filter(({ lesson, vipLevel = 0 }) => !lesson && vipLevel === 0)
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, 4)
  return [
    { key: 'education', title: '投教专区', sort: 1, items: free.slice(0, 4).map(courseItem) },
    { key: 'course', title: '推荐课程', sort: 2, items: top.map(courseItem) },
    {
      key: 'series',
      title: '系列课',
      sort: 3,
      items: series.map(({ seriesId, title }) => ({
        id: seriesId,
        title,
        path: `/course/series/${seriesId}`,
        imageUrl: `/files/covers/${seriesId}.svg`,
        note: `${[...courses.values()].filter((each) => each.seriesId === seriesId).length}门课程`,
      })),
    },
    {
      key: 'view',
      title: '团队观点',
      sort: 4,
      items: views.map(({ id, title, author }) => ({
        id,
        title,
        path: `/article/${id}`,
        note: `${author.name} 登记编号 ${author.certNo}`,
      })),
    },
  ]
}

function courseItem({ number, title, coverUrl, lessonCount }: Course) {
  return { id: number, title, path: `/course/${number}`, imageUrl: coverUrl, note: `${lessonCount}节` }
}
