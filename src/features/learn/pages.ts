import { page } from '#data/page/page.ts'

/** Courses, columns and articles. */
export const pages = [
  page({
    pattern: '/course/series/:seriesId',
    auth: 'W',
    share: 'O',
    load: () => import('./series/series.tsx').then((m) => m.SeriesScreen),
  }),
  page({
    pattern: '/course/:number/lesson/:catalogId',
    auth: 'W',
    share: 'O',
    load: () => import('./lesson/lesson.tsx').then((m) => m.LessonScreen),
  }),
  page({
    pattern: '/column',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./column/column.tsx').then((m) => m.ColumnScreen),
  }),
  page({
    pattern: '/article',
    auth: 'P',
    share: 'O',
    query: ['column', 'analyst', 'topic'],
    pulls: true,
    load: () => import('./article/articles.tsx').then((m) => m.ArticlesScreen),
  }),
  page({
    pattern: '/search',
    auth: 'W',
    share: 'O',
    query: ['q'],
    load: () => import('./search/search.tsx').then((m) => m.LearnSearchScreen),
  }),
  page({
    pattern: '/me/study',
    auth: 'P',
    share: 'N',
    query: ['tab'],
    load: () => import('./study/study.tsx').then((m) => m.StudyScreen),
  }),
  page({
    pattern: '/me/course',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./my-courses/my-courses.tsx').then((m) => m.MyCoursesScreen),
  }),
]
