import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { filmOf } from '#test/service/seed/media/recordings.ts'
import { handbooks } from '#test/service/seed/articles/education.ts'
import { brand } from '#config/brand.ts'
import { serviceTitle } from '#test/service/seed/skus.ts'
import { createAdverts } from '#test/service/seed/landing.ts'
import type { Content } from '#test/service/seed/content.ts'
import type { Broadcasts } from '#test/service/room/broadcast.ts'
import type { Library } from '#test/service/seed/library.ts'
import { textPdf } from './pdf.ts'
import { mapSvg, paperSvg } from './papers.ts'
import { drawCover, type Format, formats } from './cover/cover.ts'
import { avatarSvg, figureSvg, largePicture, qrPng, sharePng } from './pictures.ts'

// The sample recordings, by `media/make.sh`: libx264 baseline crf 34, aac mono, hls fmp4. `lesson`, 15 s, and the broadcast,
// `live-*`, 18 s in files of 2 s, are a teacher beside a board, drawn by `media/film.ts`.
const media = new URL('../media/', import.meta.url)
const MEDIA_TYPES = new Map([
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['m4s', 'video/iso.segment'],
  ['mp4', 'video/mp4'],
  ['m4a', 'audio/mp4'],
])

/** The company's certificates: name and number. */
const papers = new Map<string, [string, string]>([
  ['business', ['营业执照', brand.creditCode]],
  ['securities', ['经营证券期货业务许可证', brand.licenseNo]],
])

interface Contents {
  content: () => Content
  library: () => Library
  broadcasts: Broadcasts
  /** A folder with `<number>.webp` for some covers, which are drawn otherwise. */
  covers?: string | undefined
}

/** The file storage: pictures generated from their names, and the sample recordings. */
export function createFiles({ content, library, broadcasts, covers }: Contents): WebApp {
  const app = createWebApp()
  app.use(async (context, next) => {
    await next()
    // A live playlist changes within seconds. live §0
    const kept = context.req.path.endsWith('.m3u8') ? 'no-store' : 'public, max-age=604800'
    context.header('cache-control', context.res.ok ? kept : 'no-cache')
    context.header('x-content-type-options', 'nosniff')
  })
  const svg = (text: string) => new Response(text, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
  const png = (data: Buffer) => new Response(new Uint8Array(data), { headers: { 'content-type': 'image/png' } })

  const pdf = (data: Buffer) => new Response(new Uint8Array(data), { headers: { 'content-type': 'application/pdf' } })

  const coverOf = (name: string, format?: Format) => {
    const title = titleOf(name, content()) ?? library().titleOf(name)
    const lessons = content().courses.get(name)?.lessonCount
    return title === undefined
      ? undefined
      : drawCover({ name, title, ...(format && { format }), ...(lessons !== undefined && { lessons }) })
  }
  app.get('/covers/:name{[\\w-]+\\.svg}', async (context) => {
    const name = stem(context.req.param('name'))
    const photo = covers && (await readFile(join(covers, `${name}.webp`)).catch(() => undefined))
    if (photo) return new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/webp' } })
    const cover = coverOf(name)
    return cover === undefined ? missing(context) : svg(cover)
  })
  app.get(`/covers/:format{${Object.keys(formats).join('|')}}/:name{[\\w-]+\\.svg}`, (context) => {
    const format = context.req.param('format') as Format // one of its keys, by the pattern
    const cover = coverOf(stem(context.req.param('name')), format)
    return cover === undefined ? missing(context) : svg(cover)
  })
  app.get('/adverts/:name{[\\w-]+\\.svg}', (context) => {
    const name = stem(context.req.param('name'))
    const advert = createAdverts(0).find(({ id }) => id === name)
    return advert ? svg(drawCover({ name, title: advert.title, format: 'strip' })) : missing(context)
  })
  app.get('/qr/:name{[\\w-]+\\.png}', (context) => png(qrPng(stem(context.req.param('name')).slice(0, 32))))
  app.get('/share/:name{[\\w-]+\\.png}', (context) => png(sharePng(stem(context.req.param('name')).slice(0, 8))))
  app.get('/articles/large.png', () => png(largePicture()))
  app.get('/articles/:name{[\\w-]+\\.svg}', (context) => svg(figureSvg(stem(context.req.param('name')))))
  app.get('/avatars/:name{[\\w-]+\\.svg}', (context) => {
    const name = stem(context.req.param('name'))
    return svg(avatarSvg(name, isStaff(name, content())))
  })
  app.get('/papers/:name{[\\w-]+\\.svg}', (context) => {
    const paper = papers.get(stem(context.req.param('name')))
    return paper ? svg(paperSvg(...paper)) : missing(context)
  })
  app.get('/maps/head-office.svg', () => svg(mapSvg(brand.companyName, brand.address)))
  app.get('/docs/:name{[\\w-]+\\.pdf}', (context) => {
    const name = stem(context.req.param('name'))
    const handbook = handbooks.get(name)
    if (handbook) return pdf(textPdf(handbook))
    const found = library().news.doc('ANNOUNCE', name)
    if (!found) return missing(context)
    const lines = found.contentHtml.replace(/<[^>]+>/g, '').split('\n')
    return pdf(textPdf([found.doc.name, found.doc.title, '', ...lines]))
  })
  app.get('/subtitles/:name{[\\w-]+\\.vtt}', (context) => {
    const videoId = stem(context.req.param('name'))
    const lesson = content().lessonOfVideo(videoId)
    const film = filmOf(videoId)
    const vtt = (text: string) => new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
    if (lesson) return vtt(subtitles([lesson.title, ...EDUCATION], 15))
    return film ? vtt(subtitles([...film.lines, ...EDUCATION], film.sec)) : missing(context)
  })
  app.get('/media/live/:name{[\\w-]+\\.m3u8}', (context) => {
    const room = library().rooms.find(({ roomId }) => roomId === stem(context.req.param('name')))
    const list = room ? broadcasts.list(room) : 404
    const type = MEDIA_TYPES.get('m3u8') ?? ''
    return typeof list === 'string'
      ? new Response(list, { headers: { 'content-type': type } })
      : new Response(null, { status: list })
  })
  app.get('/media/:name{(?:[\\w-]+/){0,2}[\\w-]+\\.(?:m3u8|m4s|mp4|m4a)}', async (context) => {
    const name = context.req.param('name')
    try {
      const data = new Uint8Array(await readFile(new URL(name, media)))
      return ranged(data, context.req.header('range'), MEDIA_TYPES.get(name.split('.')[1] ?? '') ?? '')
    } catch {
      return missing(context)
    }
  })
  app.all('*', missing)
  return app
}

/** How every video ends. */
const EDUCATION = ['本节为投资者教育内容，不构成投资建议', '股市有风险，投资需谨慎'] as const

/** The lines of a video of this length. */
function subtitles(lines: readonly string[], sec: number): string {
  const at = (line: number) => `00:00:${((line * sec) / lines.length).toFixed(3).padStart(6, '0')}`
  return ['WEBVTT', ...lines.map((text, line) => `${at(line)} --> ${at(line + 1)}\n${text}`)].join('\n\n')
}

function missing(context: Context): Response {
  return context.text('没有这个文件', 404)
}

function stem(file: string): string {
  return file.replace(/\.\w+$/, '')
}

function titleOf(name: string, content: Content): string | undefined {
  return (
    content.courses.get(name)?.title ??
    content.articles.get(name)?.title ??
    content.series.find(({ seriesId }) => seriesId === name)?.title ??
    serviceTitle(name)
  )
}

function isStaff(name: string, content: Content): boolean {
  return [...content.analysts, ...content.salesPeople].some(({ number }) => number === name)
}

/** Players send range requests; Safari plays nothing without them. */
function ranged(data: Uint8Array<ArrayBuffer>, range: string | undefined, type: string): Response {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
  if (from === '' && to === '') return new Response(data, { headers })
  const start = from === '' ? Math.max(0, data.length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? data.length - 1 : Math.min(Number(to), data.length - 1)
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${data.length}` } })
  const part = data.slice(start, end + 1)
  return new Response(part, {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${data.length}` },
  })
}
