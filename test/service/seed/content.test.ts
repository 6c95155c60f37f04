import { describe, expect, it } from 'vitest'
import { forbiddenIn } from '#test/unit/forbidden-words.ts'
import { createContent } from './content.ts'
import { today } from './days.ts'
import { createAdverts } from './landing.ts'
import { tradingDays } from './market/calendar.ts'
import { teamOf, teams } from './media/teams.ts'
import { analysts } from './people.ts'

const TODAY = today(Date.UTC(2026, 8, 15, 2))
const content = createContent(TODAY)
const courses = [...content.courses.values()]
const articles = [...content.articles.values()]

describe('the seed content', () => {
  it('is the same all day', () => {
    expect(createContent(today(Date.UTC(2026, 8, 15, 15, 59)))).toEqual({
      ...content,
      lessonOfVideo: expect.any(Function),
      courseOfSku: expect.any(Function),
    })
  })
  it('never contains forbidden wording', () => {
    const all = [courses, articles, content.series, createAdverts(TODAY), analysts, [...content.skus.values()]]
    expect(forbiddenIn(JSON.stringify(all))).toBeUndefined()
  })
  it('has courses of every kind', () => {
    expect(courses.length).toBeGreaterThanOrEqual(14)
    for (const { lessonCount, lessons } of courses) {
      expect(lessonCount).toBeGreaterThanOrEqual(6)
      expect(lessonCount).toBeLessThanOrEqual(24)
      expect(lessons.some(({ isTrial }) => isTrial)).toBe(true)
      expect(lessons.filter(({ title }) => title === '')).toEqual([])
    }
    expect(new Set(courses.map(({ saleStatus }) => saleStatus ?? 'ON'))).toEqual(
      new Set(['ON', 'OFF', 'SOLD_OUT', 'NOT_START']),
    )
    expect(Math.max(...courses.map(({ title }) => Array.from(title).length))).toBe(60)
    expect(new Set(courses.flatMap(({ lessons }) => lessons.map(({ kind }) => kind)))).toEqual(
      new Set(['VIDEO', 'AUDIO', 'ARTICLE', 'LIVE']),
    )
  })
  it('has an author for every article and a body for every text lesson', () => {
    expect(articles.length).toBeGreaterThanOrEqual(20)
    for (const { author, summary } of articles) {
      expect(analysts).toContain(author)
      expect(summary).not.toBe('')
    }
    for (const { articleId } of content.lessons.values()) {
      if (articleId !== undefined) expect(content.articles.has(articleId)).toBe(true)
    }
  })
  it('has a daily view of every team on each of the last ten trading days, one a day', () => {
    const days = tradingDays(TODAY).slice(-10)
    const dailies = articles.filter(({ lesson, columnId }) => lesson === undefined && columnId === undefined)
    for (const { number } of teams) {
      const dates = dailies
        .filter(({ author }) => teamOf(author.number) === number)
        .map(({ publishedAt }) => today(publishedAt))
      expect(dates.filter((date) => date >= (days[0] ?? 0)).toSorted((a, b) => a - b)).toEqual(days)
    }
  })
  it('repeats no paragraph in its daily views', () => {
    const paragraphs = articles
      .filter(({ lesson }) => lesson === undefined)
      .flatMap(({ contentHtml }) => [...contentHtml.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text))
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })
  it('contains HTML with tables, lists, quotes, pictures and links', () => {
    const html = articles.map(({ contentHtml }) => contentHtml).join('')
    for (const tag of ['h2', 'h3', 'ul', 'ol', 'table', 'blockquote', 'img', 'a', 'strong', 'script']) {
      expect(html).toContain(`<${tag}`)
    }
  })
})
