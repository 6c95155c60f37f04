import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { metaOf } from './meta.ts'

const page = { title: '关于我们 · 示例投教', description: '我们是谁' }

it('gives a page with one address its canonical link, and a card with the same text', () => {
  const meta = metaOf({ ...page, path: '/aboutUs', origin: 'https://www.example.com' })
  expect(meta).toContain('<link rel="canonical" href="https://www.example.com/aboutUs" />')
  expect(meta).toContain('<meta property="og:url" content="https://www.example.com/aboutUs" />')
  expect(meta).toContain('<meta property="og:title" content="关于我们 · 示例投教" />')
  expect(meta).toContain('<meta property="og:image" content="https://www.example.com/share.png" />')
  expect(meta).not.toMatch(/noindex|ld\+json/)
})

it('has no address if one file serves several', () => {
  const about = '<meta name="description" content="我们是谁" />'
  expect([metaOf(page), metaOf({ ...page, path: '/gcInfo/detail' })]).toEqual([about, about])
})

it('excludes the download instructions from search', () => {
  expect(metaOf({ ...page, path: '/tip-page', unlisted: true })).toContain('<meta name="robots" content="noindex" />')
})

it('describes the organisation on the first page as structured data that cannot break the markup', () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(metaOf({ ...page, path: '/index' })) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: brand.companyName, url: '/index' })
})
