import { page } from '#data/page/page.ts'

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
    load: () => import('./course-list/course-list.tsx').then((m) => m.CourseListScreen),
    first: () => import('./course-list/course-list.tsx').then((m) => m.first),
  }),
  page({
    pattern: '/course/:number',
    auth: 'W',
    share: 'O',
    title: '课程',
    shell: 'learn/course/course-detail',
    load: () => import('./course/course-detail.tsx').then((m) => m.CourseDetailScreen),
    first: () => import('./course/course-detail.tsx').then((m) => m.first),
  }),
  page({
    pattern: '/article/:id',
    auth: 'P',
    share: 'O',
    title: '文章',
    shell: 'learn/article/article',
    load: () => import('./article/article.tsx').then((m) => m.ArticleScreen),
    first: () => import('./article/article.tsx').then((m) => m.first),
  }),
]
