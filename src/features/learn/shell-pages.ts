import { page } from '#data/page/page.ts'

const list = () => import('./course-list/course-list.tsx')
const course = () => import('./course/course-detail.tsx')
const article = () => import('./article/article.tsx')

/** Pages of learning that the build draws. */
export const pages = [
  page({
    pattern: '/course',
    auth: 'W',
    share: 'O',
    query: ['tab', 'tag', 'l3', 'sort'],
    pulls: true,
    title: '股票学习课程',
    shell: 'learn/course-list/course-list',
    load: () => list().then((m) => m.CourseListScreen),
    first: () => list().then((m) => m.first),
  }),
  page({
    pattern: '/course/:number',
    auth: 'W',
    share: 'O',
    title: '课程',
    shell: 'learn/course/course-detail',
    load: () => course().then((m) => m.CourseDetailScreen),
    first: () => course().then((m) => m.first),
  }),
  page({
    pattern: '/article/:id',
    auth: 'P',
    share: 'O',
    title: '文章',
    shell: 'learn/article/article',
    load: () => article().then((m) => m.ArticleScreen),
    first: () => article().then((m) => m.first),
  }),
]
