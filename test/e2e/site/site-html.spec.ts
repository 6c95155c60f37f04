import { browserAgent, desktopAgent } from '#test/e2e/kit/looks.ts'
import { facts, fixed, titleOf } from '#test/e2e/kit/site-pages.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

const html = (origin: string, path: string, agent: string) =>
  fetch(origin + path, { headers: { accept: 'text/html', 'user-agent': agent } }).then((answer) => answer.text())
/** A number kept on one line is in its own span. */
const spoken = (text: string) => text.replaceAll(/<\/?span[^>]*>/g, '')

test('without scripts, for search engines and link previews, a page names the company and its content', async ({
  server,
}) => {
  for (const agent of [browserAgent, desktopAgent]) {
    for (const named of fixed) {
      const { path, h1 } = named
      const title = titleOf(named)
      const text = await html(server.plain, path, agent)
      for (const tag of ['h1', 'main', 'footer'])
        expect(text.match(new RegExp(`<${tag}[ >]`, 'g')), path).toHaveLength(1)
      expect(text, path).toMatch(/<header[ >]/)
      const content = /<main[^>]*>(.*)<\/main>/s
        .exec(text)?.[1]
        ?.replaceAll(/<(style|script)[^>]*>.*?<\/\1>|<[^>]+>|\s/gs, '')
      // A detail without its id says that it does not exist.
      expect(content?.length, path).toBeGreaterThan(path.endsWith('detail') ? 10 : 20)
      for (const words of [h1, `<title>${title}</title>`, ...facts]) expect(spoken(text), path).toContain(words)
      expect(text, path).toMatch(/<meta name="description" content="[^"]{10,}" \/>/)
      // The subject of a detail is in the query: its address is none of one page.
      if (!path.endsWith('detail')) {
        expect(text).toContain(`<link rel="canonical" href="${path}" />`)
        expect(text).toContain(`<meta property="og:title" content="${title}" />`)
      }
      expect(text.includes('noindex'), path).toBe(path === '/tip-page')
    }
    for (const path of ['/redirect', '/authorization', '/env', '/o2n']) {
      const text = await html(server.plain, path, agent)
      expect(text, path).toContain('<meta name="robots" content="noindex" />')
      for (const words of ['<h1', '请在浏览器设置中打开 JavaScript 后访问', ...facts])
        expect(spoken(text), path).toContain(words)
    }
  }
})
