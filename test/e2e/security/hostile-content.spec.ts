import type { Page } from '@playwright/test'
import { underAttack } from '#test/e2e/kit/attack.ts'
import { answerOf, expect, test } from '#test/e2e/kit/controls.ts'
import { hostileStrings, noted, poisoned, serve } from '#test/e2e/kit/poison.ts'

// Hundreds of strings in one page each: slow machines need time.
test.setTimeout(240_000)

test('a hostile string in every field of the course list stays plain text', async ({ phone }) => {
  const attack = await underAttack(await phone('browser', { consent: false }))
  const { page, phone: visitor } = attack
  const texts = hostileStrings()
  expect(texts.length).toBeGreaterThanOrEqual(300)
  const { data, ...envelope } = await answerOf(visitor.origin, '/public/article-course/list')
  const [card] = data['list'] as object[] // the seed has courses
  const list = texts.map((text, at) => ({ ...Object(poisoned(card, text)), number: `x${at}` }))
  await serve(visitor.context, '**/api/public/article-course/list**', () => ({
    ...envelope,
    data: { ...data, list, total: list.length },
  }))
  await page.evaluate(() => window.goTo('/course?tag=x'))
  const titles = await page.locator('#root main a h2').evaluateAll((all) => all.map((each) => each.textContent))
  expect(titles).toEqual(texts)
  expect(await attack.caught()).toEqual([])
  expect(await page.locator('#root').locator('script, iframe, object, embed, form, base, style').count()).toBe(0)
})

test('an article cannot cover, restyle or clobber the page', async ({ phone }) => {
  const attack = await underAttack(await phone('browser', { consent: false, expects: noted }))
  const { page, phone: visitor } = attack
  const cover = 'position:fixed;inset:0;z-index:2147483647;width:300vw;height:300vh;margin:-200vh;transform:scale(9)'
  const contentHtml = `<p id="first">正文</p>
    <div id="root" name="body" style="${cover}">盖住</div><div style="position:absolute;top:0;left:0;width:999px">盖住</div>
    <p style="position:sticky;top:-500px;margin-top:-900px">上移</p>
    <style>body{display:none!important}</style><link rel="stylesheet" href="//hostile.invalid/x.css">
    <form action="//hostile.invalid"><input name="attributes"><button>提交</button></form>
    <img name="getElementById" src="x"><a id="location" name="location" href="//hostile.invalid">x</a>
    <table width="4000"><tr><td>${'宽'.repeat(400)}</td></tr></table><pre>${'x'.repeat(3_000)}</pre>`
  const answer = await answerOf(visitor.origin, '/public/articleInfo?id=A201')
  await serve(visitor.context, '**/api/public/articleInfo**', () => ({
    ...answer,
    data: { ...answer.data, contentHtml },
  }))
  await page.evaluate(() => window.goTo('/article/x'))
  await expect(page.getByText('正文', { exact: true })).toBeVisible()
  const facts = await page.evaluate(() => {
    const first = document.querySelector('#user-content-first')
    const box = first?.parentElement
    if (!box) return null
    const inside = [...box.querySelectorAll<HTMLElement>('*')]
    const styles = inside.map((element) => getComputedStyle(element))
    return {
      placed: styles.filter(({ position }) => ['fixed', 'absolute', 'sticky'].includes(position)).length,
      layers: styles.filter(({ zIndex, transform }) => zIndex !== 'auto' || transform !== 'none').length,
      forms: box.querySelectorAll('form, input, button, style, link').length,
      ids: inside.map(({ id }) => id).filter((id) => id !== '' && !id.startsWith('user-content-')),
      names: inside
        .map((element) => element.getAttribute('name') ?? 'user-content-')
        .filter((name) => !name.startsWith('user-content-')),
      overflow: getComputedStyle(box).overflowX,
      wide: document.documentElement.scrollWidth - screen.width,
      above: inside.filter((element) => {
        const { top, height } = element.getBoundingClientRect()
        return height > 0 && top < box.getBoundingClientRect().top - 1 && getComputedStyle(box).overflowY === 'visible'
      }).length,
      roots: document.querySelectorAll('#root').length,
      own: typeof document.getElementById === 'function' && location.origin.startsWith('http'),
    }
  })
  expect(facts).toMatchObject({
    placed: 0,
    layers: 0,
    forms: 0,
    ids: [],
    names: [],
    wide: 0,
    above: 0,
    roots: 1,
    own: true,
  })
  expect(facts?.overflow).not.toBe('visible')
  // Overlays are the page's own.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hit = await page.evaluate(() => document.elementFromPoint(30, 20)?.closest('header') !== null)
  expect(hit).toBe(true)
  expect((await attack.caught()).filter((each) => !each.includes('hostile.invalid/x.css'))).toEqual([])
  expect(await attack.caught()).toEqual([])
})

interface Opened {
  path: string
  state: string
  title: string
  comments: (string | null)[]
  wrong: string[]
}

/** Opens each path and each of its tabs, and lists active content of the page. */
function openAll(page: Page, paths: readonly string[]): Promise<Opened[]> {
  return page.evaluate(async (each) => {
    const acts = () =>
      [...document.querySelectorAll('#root *, head base, head meta[http-equiv]')].flatMap((element) => [
        ...(element.matches('script, iframe, object, embed, base, meta, style, link, [srcdoc]')
          ? [element.tagName]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(?:href|src|action|formaction|xlink:href|poster|data|srcset)$/.test(name) &&
                /^\s*(?:javascript|vbscript|data:(?!image\/)|blob|file)/i.test(value)),
          )
          .map(({ name, value }) => `${name}=${value.slice(0, 60)}`),
      ])
    const opened = []
    for (const path of each) {
      const state = await window.goTo(path)
      const wrong = acts()
      for (const tab of document.querySelectorAll<HTMLElement>('#root [role=tab]')) {
        tab.click()
        await new Promise((resolve) => setTimeout(resolve, 0))
        wrong.push(...acts())
      }
      // The end of an article comes later than its header.
      const lists = '#root ul:is([aria-label=评价], [aria-label=评论])'
      for (const until = performance.now() + 5_000; !document.querySelector(lists) && performance.now() < until;) {
        await new Promise((resolve) => setTimeout(resolve, 16))
      }
      wrong.push(...acts())
      const title = document.querySelector('#root main h2, #root article h2')?.textContent ?? ''
      const comments = [...document.querySelectorAll(`${lists} p:nth-of-type(2)`)].map((element) => element.textContent)
      opened.push({ path, state, title, comments, wrong })
    }
    return opened
  }, paths)
}

for (const [turn, { name, call, ask, path, html }] of [
  {
    name: 'a course',
    call: '**/api/public/article-course/detail**',
    ask: '/public/article-course/detail?number=C101',
    path: (at: number) => `/course/x${at}`,
    html: 'introHtml',
  },
  {
    name: 'an article',
    call: '**/api/public/articleInfo**',
    ask: '/public/articleInfo?id=A201',
    path: (at: number) => `/article/x${at}`,
    html: 'contentHtml',
  },
].entries()) {
  test(`a hostile string in every field of ${name} does nothing, on any tab`, async ({ phone }) => {
    const attack = await underAttack(await phone('browser', { consent: false, expects: noted }))
    const { page, phone: visitor } = attack
    // Each string once; sanitiser.spec covers all of them.
    const texts = hostileStrings().filter((_, at) => at % 2 === turn)
    const { data, ...envelope } = await answerOf(visitor.origin, ask)
    const someone = {
      id: 'k',
      user: { name: '某', avatarUrl: '' },
      content: '',
      createdAt: 1,
      likeCount: 0,
      status: 'SHOWN',
    }
    const whole = { ...data, reviews: [someone], comments: [someone] }
    await serve(visitor.context, call, (url) => {
      const key = url.searchParams.get('number') ?? url.searchParams.get('id') ?? ''
      const text = texts[Number(key.slice(1))] ?? ''
      return { ...envelope, data: { ...Object(poisoned(whole, text)), [html]: text, number: key, id: key } }
    })
    const opened = await openAll(
      page,
      texts.map((_, at) => path(at)),
    )
    expect(opened.filter(({ state }) => state !== 'content')).toEqual([])
    expect(opened.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    expect(opened.map(({ title }) => title)).toEqual(texts)
    expect(opened.map(({ comments }) => comments)).toEqual(texts.map((text) => [text]))
    expect(await attack.caught()).toEqual([])
    expect(await page.locator('#root').getByText('页面报错').count()).toBe(0)
  })
}
