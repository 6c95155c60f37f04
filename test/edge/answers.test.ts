import { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { pageWords } from '#app/shell/page-words.ts'
import { createEdge, type EdgeOptions } from '#edge/handler.ts'
import { escaped } from '#edge/tags.ts'
import { filesIn } from '#edge/node/files.ts'
import { malformedBodies } from '#test/corpora/bodies.ts'
import { xssStrings } from '#test/corpora/xss.ts'
import { COURSE, envelope, startApi } from './api.ts'
import { hashOf, writeBuild } from './build.ts'
import { ORIGINS, type Way, ways } from './ways.ts'

const build = writeBuild()
const api = await startApi()
afterEach(() => api.reset())
afterAll(() => {
  build.remove()
  api.close()
})

/** The content of a page for a browser without scripts. */
function read(html: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  document.write(html)
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
  const og = (name: string) => content(`meta[property="og:${name}"]`)
  const block = document.querySelector('#first-answer')?.textContent
  return {
    title: document.title,
    description: content('meta[name=description]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    card: { title: og('title'), description: og('description'), url: og('url'), image: og('image') },
    block: block === undefined ? undefined : JSON.parse(block),
    elements: [...document.querySelectorAll('*')].map(({ tagName }) => tagName),
    body: document.body.textContent,
    heading: document.querySelector('#root h1')?.textContent,
    isDrawn: document.querySelector('#first-answer')?.hasAttribute('data-drawn'),
  }
}

/** Texts that could end an element, a comment, a string or a pattern. */
const HOSTILE = [
  '</script><script>run()</script>',
  '</title><script>run()</script>',
  '" onload="run()',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '"&quot;&amp;&',
  '「A"B&C<D>\'E」',
  "$&$1$$$`$'",
  '/covers/>; rel=preload, <https://hostile.invalid/x',
]

/** A text without what HTML cannot hold; React ignores the same when it hydrates. */
const asMarkup = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\ufffd]/g, '')

/** A number that no test has requested. */
const fresh = (() => {
  let last = 0
  return () => `N${(last += 1)}`
})()

describe.each(Object.entries(ways))('%s', (_, start) => {
  let way: Way
  beforeAll(async () => void (way = await start({ dist: build.dist, api: api.address })))
  afterAll(() => way.stop())
  const get: Way['get'] = (...given) => way.get(...given)

  it('writes the public answer of a page into it, with title, description, canonical link and card', async () => {
    const number = fresh()
    const { text, headers } = await get(`/course/${number}?tab=x&salesNumber=S1`)
    const page = read(text)
    const url = `https://h5.test/course/${number}`
    expect(page.title).toBe(`均线入门 · ${brand.name}`)
    expect([page.description, page.canonical]).toEqual(['张三 · 30节 · 投资有风险', url])
    const image = 'https://h5.test/files/share/C101.png'
    expect(page.card).toEqual({ title: '均线入门', description: page.description, url, image })
    expect(page.block).toMatchObject({
      key: `GET /public/article-course/detail?number=${number}`,
      answer: { code: 0, data: { ...COURSE, number } },
    })
    expect(page.block.until - page.block.at).toBeGreaterThan(60_000)
    expect(headers.link).toBe('</files/covers/C101.svg>; rel=preload; as=image; fetchpriority=high')
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf('boot()')}';`)
    expect(text.indexOf('first-answer')).toBeLessThan(text.indexOf('boot()'))
    expect([page.isDrawn, page.heading]).toEqual([true, '均线入门'])
    expect(text).toContain(
      '<div id="root"><h1>均线入门</h1><p>七天内可退</p></div><i id="drawn" hidden></i><template id="boot-loading">course detail</template>',
    )
    expect(api.requests.map((each) => each.url)).toEqual([`/public/article-course/detail?number=${number}`])
  })

  it('leaves the markup to the browser if the answer lacks a field, or the words are of another version', async () => {
    const number = fresh()
    api.answerWith({ body: envelope({ ...COURSE, number, refundRuleText: undefined }) })
    const page = read((await get(`/course/${number}`)).text)
    expect([page.isDrawn, page.heading, page.body]).toEqual([
      false,
      undefined,
      expect.stringContaining('course detail'),
    ])
    expect(page.block.answer.data.number).toBe(number)
  })

  it.each([
    ['https://h5.test/files/covers/C1.svg', false],
    ['//h5.test/files/covers/C1.svg', false],
    ['https://elsewhere.test/files/covers/C1.svg', true],
    ['/covers/C1.svg', true],
  ])('leaves the markup to the browser if a picture may be on its own host: %s', async (coverUrl, isDrawn) => {
    const number = fresh()
    api.answerWith({ body: envelope({ ...COURSE, number, coverUrl }) })
    expect(read((await get(`/course/${number}`)).text).isDrawn).toBe(isDrawn)
  })

  it('makes one request for concurrent visitors', async () => {
    const number = fresh()
    api.answerWith({ body: envelope({ ...COURSE, number }), delay: 50 })
    const pages = await Promise.all(Array.from({ length: 100 }, () => get(`/course/${number}`)))
    // On a busy machine some reach the time limit.
    expect(pages.some(({ text }) => text.includes('first-answer'))).toBe(true)
    expect(new Set(pages.map(({ text }) => text)).size).toBeLessThan(3)
    expect(api.requests).toHaveLength(1)
  })

  it('sends the page unchanged if the answer is late, and uses it for the next visitor', async () => {
    const number = fresh()
    api.answerWith({ body: envelope({ ...COURSE, number }), delay: 600 })
    const pages = await Promise.all(Array.from({ length: 20 }, () => get(`/course/${number}`)))
    for (const { status, text } of pages) expect([status, read(text).block]).toEqual([200, undefined])
    expect(read(pages[0]?.text ?? '').card.title).toBe(brand.name)
    expect(api.requests).toHaveLength(1)
    await expect.poll(async () => (await get(`/course/${number}`)).text, { timeout: 5_000 }).toContain('first-answer')
    expect(api.requests).toHaveLength(1)
  })

  const rejected: [string, Parameters<typeof api.answerWith>[0]][] = [
    ['that fails', { status: 500, body: envelope(COURSE) }],
    ['that rejects the request', { body: JSON.stringify({ code: 40400, data: null, message: '不存在' }) }],
    ['that redirects', { status: 302, headers: { location: '/elsewhere' } }],
    ['whose answer is no JSON', { body: '<html><script>run()</script>' }],
    ['whose answer is a list', { body: '[]' }],
    ['whose answer is marked private', { headers: { 'cache-control': 'private, max-age=60' }, body: envelope(COURSE) }],
    ['whose answer is marked no-store', { headers: { 'cache-control': 'no-store' }, body: envelope(COURSE) }],
    ['whose answer is too long', { body: envelope({ ...COURSE, introHtml: 'x'.repeat(300_000) }) }],
    ['whose answer is truncated', { body: envelope(COURSE).slice(0, -4) }],
  ]
  it.each(rejected)('sends the page unchanged for a service %s', async (__, answer) => {
    const number = fresh()
    api.answerWith(answer)
    const { status, text, headers } = await get(`/course/${number}`)
    const untouched = await get('/course/not.plain')
    expect([status, text, headers.etag, headers.link]).toEqual([200, untouched.text, untouched.headers.etag, undefined])
    await get(`/course/${number}`)
    expect(api.requests).toHaveLength(1)
  })

  it('forwards neither headers of the visitor to the service nor headers of the service to the visitor', async () => {
    const number = fresh()
    api.answerWith({ body: envelope({ ...COURSE, number }), headers: { 'set-cookie': 'a=b', 'x-private': '1' } })
    const headers = {
      cookie: 'accessToken=secret; env=test',
      authorization: 'Bearer secret',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-for': '1.2.3.4',
      'x-original-url': '/me',
      host: 'evil.test',
    }
    const first = await get(`/course/${number}`, headers)
    const [sent] = api.requests
    expect(JSON.stringify(sent)).not.toMatch(/secret|evil|1\.2\.3\.4|env=/)
    expect(first.headers).not.toHaveProperty('set-cookie')
    expect(first.headers).not.toHaveProperty('x-private')
    const second = await get(`/course/${number}`, { host: 'evil.test' })
    const third = await get(`/course/${number}`)
    expect([second.text, third.text]).toEqual([first.text, first.text])
    expect(first.text).not.toMatch(/secret|evil/)
  })

  it('makes no request for a path that does not match the pattern', async () => {
    for (const path of [
      '/course/a%2fb',
      '/course/a.b',
      '/course/',
      '/course/%3Cscript%3E',
      `/course/${'a'.repeat(65)}`,
      '/course/a/b',
      '/stock/SH600901%26x=1',
      '/me',
    ])
      expect((await get(path)).text).not.toContain('first-answer')
    expect(api.requests).toEqual([])
  })

  it('answers 304 only for the same page with the same answer', async () => {
    const number = fresh()
    const { headers } = await get(`/course/${number}`)
    const again = await get(`/course/${number}`, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, headers['content-security-policy']])
    const other = await get('/course/not.plain')
    expect((await get(`/course/${number}`, { 'if-none-match': String(other.headers.etag) })).status).toBe(200)
  })

  it('escapes the answer in the data block and in the tags', async () => {
    const harmless = read((await get(`/course/${fresh()}`)).text).elements
    const LINK = /^<\/files\/[^<>\s]*>; rel=preload; as=image; fetchpriority=high$/
    for (const text of [...HOSTILE, xssStrings().slice(0, 300).join(' '), xssStrings().slice(-300).join(' ')]) {
      const number = fresh()
      const data = { ...COURSE, number, title: text, analysts: [{ name: text }], coverUrl: text, [text]: text }
      api.answerWith({ body: envelope(data) })
      const { text: html, headers } = await get(`/course/${number}`)
      const page = read(html)
      expect([text, ...page.elements]).toEqual([text, ...harmless])
      expect(page.block.answer.data).toEqual(JSON.parse(JSON.stringify(data)))
      expect(asMarkup(page.heading ?? '')).toBe(asMarkup(text))
      if (headers.link !== undefined) expect(headers.link).toMatch(LINK)
    }
  })

  it('escapes a title once, so that the parsed tag has the same text', async () => {
    const number = fresh()
    const title = '「A"B&C<D>\'E」'
    api.answerWith({ body: envelope({ ...COURSE, number, title }) })
    const page = read((await get(`/course/${number}`)).text)
    expect([page.card.title, page.title]).toEqual([title, `${title} · ${brand.name}`])
  })
})

/** The handler with its clock and service in this process. */
function edgeAt(options: Partial<EdgeOptions> = {}) {
  const clock = { now: 1_000_000 }
  const requests: string[] = []
  const state: { answer: () => Response | Promise<Response> } = {
    answer: () => Response.json({ code: 0, data: { ...COURSE, title: `at ${clock.now}` } }),
  }
  const edge = createEdge({
    files: filesIn([build.dist]),
    origins: ORIGINS,
    words: pageWords,
    now: () => clock.now,
    request: async (path) => {
      requests.push(path)
      return state.answer()
    },
    ...options,
  })
  const work: Promise<unknown>[] = []
  const open = async (path: string) =>
    (await edge.fetch(new Request(`https://h5.test${path}`), (each) => void work.push(each))).text()
  return { edge, clock, requests, state, open, settled: () => Promise.all(work) }
}

const titleIn = (html: string) => / content="(at \d+)"/.exec(html)?.[1]

describe('escaping', () => {
  it('leaves no character that ends a value or an element, and is reversible', () => {
    for (const text of [...HOSTILE, ...xssStrings()]) {
      const written = escaped(text)
      expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
      const back = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
      expect(written.replace(/&[a-z#\d]+;/g, (each) => back[each as keyof typeof back])).toBe(text)
    }
  })
})

describe('the cache of answers', () => {
  it('makes one request for a thousand concurrent first visits', async () => {
    const { open, requests } = edgeAt()
    const pages = await Promise.all(Array.from({ length: 1_000 }, () => open('/course/C1')))
    expect([new Set(pages).size, requests.length]).toEqual([1, 1])
  })

  it('keeps an answer for a minute, and uses the expired one for up to five more while it is renewed', async () => {
    const { open, requests, clock, settled } = edgeAt()
    const begun = clock.now
    expect(titleIn(await open('/course/C1'))).toBe(`at ${begun}`)
    clock.now += 59_999
    await open('/course/C1')
    expect(requests).toHaveLength(1)
    clock.now += 1
    expect(titleIn(await open('/course/C1'))).toBe(`at ${begun}`)
    await settled()
    expect(titleIn(await open('/course/C1'))).toBe(`at ${begun + 60_000}`)
    expect(requests).toHaveLength(2)
    clock.now += 60_000 + 300_000
    expect(titleIn(await open('/course/C1'))).toBe(`at ${clock.now}`)
  })

  it.each([
    ['its max-age', { 'cache-control': 'public, max-age=10' }, 10_000],
    ['its max-age less its age', { 'cache-control': 'max-age=10', age: '4' }, 6_000],
    ['its s-maxage', { 'cache-control': 'max-age=5, s-maxage=20' }, 20_000],
    ['a minute without a max-age', { 'cache-control': 'no-cache' }, 60_000],
    ['at most an hour', { 'cache-control': 'max-age=99999999' }, 3_600_000],
  ])('keeps an answer for %s', async (_, headers, ms) => {
    const { open, requests, clock, state } = edgeAt()
    state.answer = () => Response.json({ code: 0, data: COURSE }, { headers })
    await open('/course/C1')
    clock.now += ms - 1
    await open('/course/C1')
    expect(requests).toHaveLength(1)
    clock.now += 1
    await open('/course/C1')
    expect(requests).toHaveLength(2)
  })

  it('keeps an answer of the quotes service for three seconds', async () => {
    const { open, requests, clock, state } = edgeAt()
    state.answer = () => Response.json({ code: 0, data: [{ symbol: 'SH600901', name: '江岸食品' }] })
    expect(await open('/stock/SH600901')).toContain('<meta property="og:title" content="江岸食品(600901) 资讯公告" />')
    clock.now += 2_999
    await open('/stock/SH600901')
    expect(requests).toHaveLength(1)
    clock.now += 1
    await open('/stock/SH600901')
    expect(requests).toHaveLength(2)
  })

  it('uses the expired answer while the service fails, and drops it when the service rejects the request', async () => {
    const { open, clock, state, settled, requests } = edgeAt()
    await open('/course/C1')
    clock.now += 60_000
    state.answer = () => Promise.reject(new Error('down'))
    await open('/course/C1')
    await settled()
    expect(titleIn(await open('/course/C1'))).toBe('at 1000000')
    expect(requests).toHaveLength(2)
    clock.now += 5_000
    state.answer = () => Response.json({ code: 40400, data: null })
    await open('/course/C1')
    await settled()
    expect(await open('/course/C1')).not.toContain('first-answer')
  })

  it('drops an answer after five minutes of failures', async () => {
    const { open, clock, state } = edgeAt()
    await open('/course/C1')
    state.answer = () => Promise.reject(new Error('down'))
    clock.now += 360_000
    expect(await open('/course/C1')).not.toContain('first-answer')
  })

  it('respects its memory limit with ten thousand pages, and keeps the most recently used', async () => {
    const memory = 2_000_000
    const { edge, open, requests } = edgeAt({ memory })
    for (let from = 0; from < 10_000; from += 50) {
      await open('/course/wanted')
      await Promise.all(Array.from({ length: 50 }, (_, at) => open(`/course/C${from + at}`)))
    }
    const { bytes, entries } = edge.held()
    expect(bytes).toBeLessThanOrEqual(memory)
    expect(entries).toBeGreaterThan(100)
    expect(requests.filter((path) => path.endsWith('wanted'))).toHaveLength(1)
    expect(requests).toHaveLength(10_001)
  })

  it('limits concurrent requests to 64; further pages are sent unchanged', async () => {
    const { open, requests, state } = edgeAt()
    state.answer = () => new Promise(() => undefined)
    const pages = await Promise.all(Array.from({ length: 200 }, (_, number) => open(`/course/C${number}`)))
    expect(pages.filter((text) => text.includes('first-answer'))).toEqual([])
    expect(requests).toHaveLength(64)
  })

  it('repeats a request that was never answered', async () => {
    const { open, requests, state, clock } = edgeAt()
    const usual = state.answer
    state.answer = () => new Promise(() => undefined)
    await open('/course/C1')
    clock.now += 4_000
    state.answer = usual
    expect(await open('/course/C1')).toContain('first-answer')
    expect(requests).toHaveLength(2)
  })

  it('serves the page for every malformed answer', async () => {
    const { open, state } = edgeAt()
    const untouched = await open('/course/not.plain')
    for (const [at, { name, body }] of malformedBodies().entries()) {
      // A text or bytes.
      state.answer = () => new Response(body as BodyInit, { headers: { 'content-type': 'application/json' } })
      const text = await open(`/course/M${at}`)
      if (text === untouched) continue
      const page = read(text)
      expect([name, page.block.answer.code]).toEqual([name, 0])
      expect(page.body).toContain('course detail')
    }
  })
})
