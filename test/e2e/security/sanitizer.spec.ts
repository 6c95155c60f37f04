import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { HOSTILE_HOST } from '#test/corpora/hostile.ts'
import { anyText, runs } from '#test/corpora/runs.ts'
import { xssStrings } from '#test/corpora/xss.ts'
import { FILES, ORIGIN, test } from '#test/e2e/kit/sanitizer-fixture.ts'
import type {} from '#test/e2e/kit/sanitizer-page.tsx'

// Thousands of strings each, on a possibly busy machine.
test.describe.configure({ timeout: 180_000 })

/** The sanitised markup of each text. */
function clean(page: Page, texts: readonly string[], files = FILES): Promise<string[]> {
  return page.evaluate(
    async ([texts, files]) => {
      const sanitize = await window.subject.load()
      return texts.map((text) => String(sanitize(text, files)))
    },
    [texts, files] as const,
  )
}

/** Forbidden remains of each text, or changes on a second pass; empty if all is well. */
function dangers(page: Page, texts: readonly string[], files = FILES): Promise<[text: string, danger: string][]> {
  return page.evaluate(
    async ([texts, files]) => {
      const sanitize = await window.subject.load()
      const forbidden = new Set(
        'script style link meta base form input button textarea select option iframe frame frameset object embed template noscript dialog marquee svg math portal'.split(
          ' ',
        ),
      )
      const attributes =
        /^(?:on.*|srcdoc|srcset|action|formaction|ping|background|class|data-(?!internal$).*|aria-.*|popover.*)$/i
      const fileOrigin = new URL(files, location.origin).origin

      const media = (value: string) =>
        /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(value) ||
        new URL(value, location.origin).origin === fileOrigin
      const link = (element: Element, value: string) => {
        if (/^#user-content-|^#$|^tel:\+?[\d-]+$/i.test(value)) return true
        if (/^\/(?![/\\])/.test(value)) return element.hasAttribute('data-internal') && !element.hasAttribute('target')
        const rel = element.getAttribute('rel')
        return (
          /^https?:\/\//.test(value) && element.getAttribute('target') === '_blank' && rel === 'noopener noreferrer'
        )
      }
      const wrongAttribute = (element: Element, { name, value }: Attr) =>
        attributes.test(name) ||
        (/^(?:id|name)$/.test(name) && !value.startsWith('user-content-')) ||
        (/^(?:src|poster)$/.test(name) && !media(value)) ||
        (name === 'href' && !link(element, value)) ||
        (name === 'style' &&
          /position|z-index|inset|url|expression|behavior|binding|content|import|script|transform|[\\<>]/i.test(value))
      const wrongElement = (element: Element) =>
        element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || forbidden.has(element.localName)

      const dangerOf = (text: string) => {
        const html = sanitize(text, files)
        // The browser's result; the types know no Trusted Types here.
        const read = new DOMParser().parseFromString(html as unknown as string, 'text/html')
        if (read.head.children.length > 0) return `head: ${read.head.innerHTML}`
        for (const element of read.body.querySelectorAll('*')) {
          if (wrongElement(element)) return `element: ${element.outerHTML}`
          for (const attribute of element.attributes) {
            if (wrongAttribute(element, attribute)) return `attribute: ${attribute.name}=${attribute.value}`
          }
        }
        const again = String(sanitize(String(html), files))
        return again === String(html) ? '' : `not idempotent: ${String(html)} → ${again}`
      }
      return texts.map((text): [string, string] => [text, dangerOf(text)]).filter(([, danger]) => danger !== '')
    },
    [texts, files] as const,
  )
}

/** Generated texts: corpus strings cut, joined, nested, between tags and attributes of every kind. */
function articles(): fc.Arbitrary<string> {
  const bits = fc.oneof(
    fc.constantFrom(...xssStrings()),
    anyText(20),
    fc.constantFrom(
      ...'<p> </p> <a href="/x"> </a> <table> <tr><td> </table> <svg> <math> <mtext> <style> </style> <!-- --> <b> </i> " \' #题# <img data-src=a>'.split(
        ' ',
      ),
    ),
  )
  const cut = fc.tuple(bits, fc.nat(60)).map(([text, at]) => text.slice(0, at))
  const tag = fc.constantFrom(
    ...'a p div span table td img video h1 ul li b svg math form noscript template select font'.split(' '),
  )
  const name = fc.constantFrom(
    ...'href src style id name title onclick data-src srcset target rel class data-internal width'.split(' '),
  )
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      bits,
      cut,
      fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
      fc
        .tuple(tag, name, cut, tie('node'))
        .map(([tag, name, value, inner]) => `<${tag} ${name}="${value}">${inner}</${tag}>`),
    ),
  }))
  return node
}

test('hostile markup: nothing active is left, and sanitising is idempotent', async ({ stage }) => {
  const page = await stage.open('policy')
  expect(await dangers(page, xssStrings())).toEqual([])
  expect(await dangers(page, xssStrings(), '/files')).toEqual([])
})

test('generated markup: the same', async ({ stage }) => {
  const page = await stage.open('policy')
  expect(await dangers(page, fc.sample(articles(), runs.numRuns))).toEqual([])
  expect(stage.errors).toEqual([])
})

test('rendered without any other protection, hostile markup reaches neither the canary nor a foreign host', async ({
  stage,
}) => {
  const page = await stage.open('bare')
  await page.evaluate(
    async ([texts, files]) => {
      const sanitize = await window.subject.load()
      for (let i = 0; i < texts.length; i += 300) {
        const boxes = texts.slice(i, i + 300).map((text) => {
          const box = document.createElement('div')
          box.insertAdjacentHTML('beforeend', String(sanitize(text, files)))
          return box
        })
        document.body.replaceChildren(...boxes)
        for (const media of document.querySelectorAll('video, audio')) media.dispatchEvent(new Event('play'))
        for (const each of document.querySelectorAll('body *:not(a):not(area)'))
          each.dispatchEvent(new MouseEvent('click'))
        await new Promise((done) => setTimeout(done, 30))
      }
    },
    [xssStrings(), FILES] as const,
  )
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0)
  expect(page.url()).toBe(`${ORIGIN}/`)
  expect(stage.foreign.filter((url) => !url.startsWith('https://files.test/'))).toEqual([])
  expect(stage.foreign.join()).not.toContain(`//${HOSTILE_HOST}`)
})

test('an article keeps its legitimate content, word for word', async ({ stage }) => {
  const page = await stage.open('policy')
  const pairs: [html: string, cleaned: string][] = [
    ['<p>课程<b>要点</b></p>', '<p>课程<b>要点</b></p>'],
    [
      '<img src="a.png" alt="图" width="600">',
      '<img src="https://files.test/oss/a.png" alt="图" width="600" loading="lazy">',
    ],
    ['<img data-src="/b.png" src="x.gif">', '<img src="https://files.test/oss/b.png" loading="lazy">'],
    ['<img src="https://other.test/a.png" alt="图">', '<img alt="图" loading="lazy">'],
    ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA" loading="lazy">'],
    ['<img src="data:image/svg+xml;base64,AAAA">', '<img loading="lazy">'],
    [
      '<video src="v.mp4" autoplay poster="p.jpg"></video>',
      '<video src="https://files.test/oss/v.mp4" poster="https://files.test/oss/p.jpg" controls="" preload="metadata"></video>',
    ],
    ['<a href="/course/C1?x=1">x</a>', '<a href="/course/C1?x=1" data-internal="">x</a>'],
    [`<a href="${ORIGIN}/course/C1#a" target="_top">x</a>`, '<a href="/course/C1#a" data-internal="">x</a>'],
    [
      '<a href="https://www.csrc.gov.cn/x" rel="opener">x</a>',
      '<a href="https://www.csrc.gov.cn/x" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<a href="https://good.test@other.test/">x</a>', '<a>x</a>'],
    ['<a href="tel:400-000-0000">x</a>', '<a href="tel:400-000-0000">x</a>'],
    ['<a href="#n1">1</a><p id="n1">x</p>', '<a href="#user-content-n1">1</a><p id="user-content-n1">x</p>'],
    ['<p style="color: red; position: fixed; top: 0">x</p>', '<p style="color: red">x</p>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    [
      '<table border="1"><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
      '<table border="1"><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    ],
    ['<button onclick="a()">按钮</button>', '按钮'],
    ['<p class="cta">x</p><style>p{}</style>', '<p>x</p>'],
  ]
  expect(
    await clean(
      page,
      pairs.map(([html]) => html),
    ),
  ).toEqual(pairs.map(([, cleaned]) => cleaned))
})

test('unknown style properties are removed from the attribute', async ({ stage }) => {
  const page = await stage.open('policy')
  const [unknown, content] = await clean(page, [
    '<p style="behavior:url(x.htc);color:red">x</p>',
    '<p style="content:url(x);color:red">x</p>',
  ])
  expect([unknown, content]).toEqual(['<p style="color: red">x</p>', '<p style="color: red">x</p>'])
})

test('data: URLs are kept on images only, in four image formats', async ({ stage }) => {
  const page = await stage.open('policy')
  const kinds = ['text/html', 'image/svg+xml', 'video/mp4', 'image/png;charset=x', 'image/bmp']
  const texts = kinds.flatMap((kind) =>
    ['img', 'audio', 'video', 'source', 'track'].map((tag) => `<${tag} src="data:${kind};base64,AAAA">`),
  )
  texts.push(...['audio', 'video', 'source', 'track'].map((tag) => `<${tag} src="data:image/png;base64,AAAA">`))
  for (const html of await clean(page, texts)) expect(html).not.toContain('data:')
})
