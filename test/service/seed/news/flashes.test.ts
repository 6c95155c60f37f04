import { afterEach, expect, it } from 'vitest'
import type { NewsItem } from '#api/shapes/news.ts'
import { ordinary, weighty } from './flash-wording.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { forbiddenIn } from '#test/unit/forbidden-words.ts'

const [CUSTOMER, OTHER] = ['13800000001', '13800000004']
const MINUTE = 60_000

let service: TestService
afterEach(() => service.close())

const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const read = async (path: string, token: string) => (await service.get(path, token)).body.data
const newest = async (token: string, query = ''): Promise<NewsItem[]> =>
  (await read(`/news/express${query}`, token)).list

/** Flashes of the elapsed minutes. */
async function countOf(minutes: number): Promise<number> {
  const since = service.now()
  service.wait(minutes * MINUTE)
  return (await read(`/cls/article/express-count?since=${since}`, await tokenOf(CUSTOMER))).count
}

it('has one flash a minute in session and one in ten minutes at night, with matching counts', async () => {
  service = await start()
  // From 10:00 on.
  expect(await countOf(30)).toBe(30)
  // To 22:00, including the afternoon session.
  service.wait(11.5 * 60 * MINUTE)
  expect(await countOf(60)).toBe(6)
})

it('pages through an archive without a gap, one in twelve important, the same on a second phone', async () => {
  service = await start()
  const token = await tokenOf(CUSTOMER)
  const seen: NewsItem[] = []
  for (let more = true; more && seen.length < 240;) {
    const before = seen.length > 0 ? `?beforeId=${seen.at(-1)?.id}` : ''
    const { list, hasMore } = await read(`/news/express${before}`, token)
    seen.push(...list)
    more = hasMore
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(240)
  expect(seen).toEqual(seen.toSorted((a, b) => b.publishedAt - a.publishedAt))
  expect(seen.filter(({ isImportant }) => isImportant)).toHaveLength(20)
  expect(await newest(await tokenOf(OTHER))).toEqual(seen.slice(0, 20))
  expect((await service.get('/news/express?beforeId=E20991231-1000', token)).body.code).toBe(40003)
})

it('corrects a flash in place, and leaves only the time of a withdrawn one', async () => {
  service = await start()
  const token = await tokenOf(CUSTOMER)
  const at = async (id: string) => read(`/cls/article/info?id=${id}`, token)
  const known = new Map<string, NewsItem>()
  let corrected: NewsItem | undefined
  let withdrawn: NewsItem | undefined
  for (let minute = 0; minute < 60 && !(corrected && withdrawn); minute += 1) {
    for (const row of await newest(token)) {
      const before = known.get(row.id)
      if (before && row.correctedAt !== undefined) corrected ??= row
      if (before && row.withdrawnAt !== undefined) withdrawn ??= row
      if (row.correctedAt === undefined && row.withdrawnAt === undefined) known.set(row.id, row)
    }
    service.wait(MINUTE)
  }
  const { id = '', title = '', publishedAt } = corrected ?? {}
  expect(known.get(id)).toMatchObject({ publishedAt })
  expect(known.get(id)?.title).not.toBe(title)
  expect((await at(id)).contentHtml).toContain(`更正：此前发布为“${known.get(id)?.title}”`)
  expect(withdrawn).toMatchObject({ title: '' })
  expect(withdrawn?.brief).toBeUndefined()
  expect(await at(withdrawn?.id ?? '')).toMatchObject({ title: '', contentHtml: '' })
})

it('has at least 60 paragraphs, none with forbidden wording', () => {
  const all = [...weighty, ...ordinary]
  expect(new Set(all.map(([, , paragraph]) => paragraph)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(forbiddenIn(JSON.stringify(all))).toBeUndefined()
})

it('repeats no paragraph in the first twenty rows of any list, at any hour', async () => {
  service = await start()
  const token = await tokenOf(CUSTOMER)
  const subjects: { id: string }[] = await read('/cls/article/subject-list', token)
  const channels: { id: string }[] = await read('/news/getNewsChannels', token)
  const lists = [
    '/news/express',
    '/news/express?important=true',
    '/cls/article/recommend-list',
    ...subjects.map(({ id }) => `/cls/article/list?subjectId=${id}`),
    ...channels.map(({ id }) => `/news/getNewsList?channelId=${id}&pageSize=20`),
  ]
  for (let hours = 0; hours < 48; hours += 5) {
    // A session does not last that long.
    const later = await tokenOf(CUSTOMER)
    for (const path of lists) {
      const { list }: { list: NewsItem[] } = await read(path, later)
      const said = list.flatMap(({ brief = '' }) => (brief === '' ? [] : brief))
      expect([path, hours, said.filter((text, at) => said.indexOf(text) !== at)]).toEqual([path, hours, []])
    }
    service.wait(5 * 60 * MINUTE)
  }
})
