import type { Analyst, Comment, Quote } from '#api/shapes.ts'
import { analysts, salesPeople } from './people.ts'
import { categories, seriesList, tags, topNumbers } from './catalog.ts'
import { DAY } from './days.ts'
import { createSkus } from './skus.ts'
import { without } from '#test/service/without.ts'
import { toHtml } from './markup.ts'
import { stocks } from './stocks.ts'
import { tradingDays } from './market/calendar.ts'
import { dailyArticles } from './articles/dailies.ts'
import { educationArticles } from './articles/education.ts'
import { lessonArticles } from './articles/lessons.ts'
import type { ArticleSeed } from './articles/seed.ts'
import { noteArticles } from './articles/notes.ts'
import { hostileArticle, viewArticles } from './articles/views.ts'
import { allocation } from './courses/allocation.ts'
import { basics } from './courses/basics.ts'
import { lessonsOf, type SeedLesson } from './courses/outline.ts'
import { protection } from './courses/protection.ts'
import { reports } from './courses/reports.ts'
import type { CourseSeed } from './courses/seed.ts'

export interface Course extends Omit<CourseSeed, 'analysts' | 'reviews' | 'outline' | 'intro'> {
  analysts: Analyst[]
  introHtml: string
  coverUrl: string
  skuId: string
  saleStartAt?: number
  lessons: readonly SeedLesson[]
  /** How many of the entries are lessons, not chapters. */
  lessonCount: number
  reviews: Comment[]
}

export interface SeedArticle {
  id: string
  title: string
  summary: string
  contentHtml: string
  coverUrl?: string
  author: Analyst
  publishedAt: number
  likes: number
  relatedStocks: Quote[]
  comments: Comment[]
  /** The lesson whose body this article is. */
  lesson: SeedLesson | undefined
  /** The membership level required to read it. */
  vipLevel?: number
  columnId?: string
}

export type Content = ReturnType<typeof createContent>

/**
 * All read-only content, the same for every run on the same day.
 * @param today midnight in Shanghai: times are relative to it
 */
export function createContent(today: number) {
  const tradedOn = tradingDays(today).toReversed()
  const dailies = [...viewArticles, hostileArticle, ...dailyArticles]
  const dailyDays = new Map(dailies.map(({ id, daysAgo }) => [id, tradedOn[daysAgo]]))
  const seeds = [...lessonArticles, ...dailies, ...noteArticles, ...educationArticles]
  const titles = new Map(seeds.map(({ id, title }) => [id, title]))
  const courses = new Map(
    [...basics, ...reports, ...allocation, ...protection].map((seed) => [
      seed.number,
      toCourse(seed, today, (id) => titles.get(id) ?? ''),
    ]),
  )
  const lessons = new Map(
    [...courses.values()].flatMap((course) => course.lessons.map((each) => [each.catalogId, each])),
  )
  const byArticle = new Map([...lessons.values()].map((lesson) => [lesson.articleId, lesson]))
  const byVideo = new Map([...lessons.values()].map((lesson) => [lesson.videoId, lesson]))
  const articles = new Map(
    seeds.map((seed) => {
      // Yesterday at the latest: nothing, and no comment on it, may have a date in the future.
      const day = dailyDays.get(seed.id) ?? today - (seed.daysAgo + 1) * DAY
      return [seed.id, toArticle(seed, { today, day }, byArticle.get(seed.id))]
    }),
  )
  return {
    courses,
    skus: createSkus([...courses.values()]),
    lessons,
    lessonOfVideo: (videoId: string) => byVideo.get(videoId),
    courseOfSku: (skuId: string) => [...courses.values()].find((course) => course.skuId === skuId),
    articles,
    tags,
    categories,
    topNumbers,
    series: seriesList,
    salesPeople,
    analysts,
  }
}

function byNumber(number: string): Analyst[] {
  return analysts.filter((each) => each.number === number)
}

function toCourse(seed: CourseSeed, today: number, titleOf: (articleId: string) => string): Course {
  const { analysts: numbers, reviews = [], intro, ...rest } = seed
  const publishedAt = today - seed.daysAgo * DAY + 9 * 3600_000
  const lessons = lessonsOf(seed, publishedAt, titleOf)
  return {
    ...without(rest, 'outline'),
    analysts: numbers.flatMap(byNumber),
    introHtml: toHtml(intro),
    coverUrl: `/files/covers/${seed.number}.svg`,
    skuId: seed.number.replace('C', 'K'),
    ...(seed.saleStatus === 'NOT_START' && { saleStartAt: today + 7 * DAY + 10 * 3600_000 }),
    lessons,
    lessonCount: lessons.filter(({ articleId, videoId, roomId }) => articleId ?? videoId ?? roomId).length,
    reviews: reviews.map((text, index) =>
      toComment(text, `${seed.number}-r${index + 1}`, publishedAt + (index + 1) * DAY),
    ),
  }
}

interface Dates {
  today: number
  /** Midnight of the day it appeared. */
  day: number
}

function toArticle(seed: ArticleSeed, { today, day }: Dates, lesson: SeedLesson | undefined): SeedArticle {
  const publishedAt = day + 8.5 * 3600_000
  const [summary = ''] = seed.body.trim().split('\n')
  return {
    id: seed.id,
    title: seed.title,
    summary,
    contentHtml: toHtml(seed.body),
    ...(seed.cover !== undefined && { coverUrl: `/files/covers/${seed.cover}.svg` }),
    // Every seed refers to one of the people; a test ensures it.
    author: byNumber(seed.author)[0] as Analyst,
    publishedAt,
    likes: seed.likes,
    relatedStocks: stocks
      .filter(({ symbol }) => seed.stocks?.includes(symbol))
      .map((stock) => ({ ...stock, asOf: today - DAY + 15 * 3600_000 })),
    comments: (seed.comments ?? []).map((text, index) =>
      toComment(text, `${seed.id}-m${index + 1}`, publishedAt + (index + 1) * 47 * 60_000),
    ),
    lesson,
    ...(seed.vipLevel !== undefined && { vipLevel: seed.vipLevel }),
    ...(seed.columnId !== undefined && { columnId: seed.columnId }),
  }
}

function toComment(text: string, id: string, createdAt: number): Comment {
  const [name = '', ...words] = text.split('：')
  return {
    id,
    user: { name, avatarUrl: `/files/avatars/${id}.svg` },
    content: words.join('：'),
    createdAt,
    likeCount: 0,
    status: 'SHOWN',
  }
}
