import { describe, expect, it, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { loadSanitizer } from '#ui/prose/sanitize.ts'

const { environment, phone, open, go, words, until, press, type, find } = await openScreens(
  /^\/(?:tools|glossary|article|strategy)/,
)
await loadSanitizer()

const said = (name: string) =>
  document.querySelector(`section[aria-label="${name}"]`)?.textContent?.replaceAll(/\s+/g, '') ?? ''
const ladder = () => [...document.querySelectorAll('ul[aria-label^=打平价] > li')].map(({ textContent }) => textContent)

describe('算一算', () => {
  it('shows the cost of a trade, its break-even price, and the result at each tick around it. quotes §5', async () => {
    await open('/tools')
    expect(document.title).toMatch(/^算一算/)
    expect(said('一笔交易要花多少')).toContain('买入共付（元）28,467.40佣金7.12过户费0.28')
    expect(said('卖到多少才打平')).toContain('28.49')
    expect(ladder()).toEqual(['−29.0328.46', '−19.0428.47', '−9.0428.48', '+0.9528.49', '+10.9328.50'])
    await press('基金')
    expect(said('一笔交易要花多少')).not.toContain('过户费')
    expect(said('卖到多少才打平')).toContain('28.475')
  })

  it('leads to each of its parts, and to the glossary', async () => {
    await open('/tools')
    const row = document.querySelector('#root nav[aria-label=工具]')
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['费用', '跌与涨', '仓位', '词典'])
    await press('仓位')
    expect(document.activeElement?.textContent).toContain('一次买多少合适')
    await press('词典')
    await until(() => location.pathname === '/glossary')
  })

  it('parses numbers as people write them', async () => {
    await open('/tools')
    for (const [price, qty, pay] of [
      ['¥28.46', '１，０００股', '28,467.40'],
      ['3.2', '100', '325.00'],
      ['28。46元', ' 1 000 ', '28,467.40'],
      ['1.', '1000', '1,005.01'],
    ] as const) {
      type('买入价（元）', price)
      type('股数', qty)
      await until(() => said('一笔交易要花多少').includes(pay))
    }
  })

  it('keeps invalid input, explains the error, and shows no result for it', async () => {
    await open('/tools')
    for (const [text, error] of [
      ['', ''],
      ['28,46', '请填数字，最多2位小数'],
      ['0', '应大于0'],
      ['-', '请填数字'],
      ['-5', '请填数字'],
      ['.', '请填数字'],
      ['abc', '请填数字'],
      ['1.234', '最多2位小数'],
      ['999999999999', '数额过大'],
    ] as const) {
      type('买入价（元）', '28.46')
      await until(() => said('一笔交易要花多少').includes('28,467.40'))
      type('买入价（元）', text)
      await until(() => said('一笔交易要花多少').includes('买入共付（元）--'))
      expect(document.querySelector<HTMLInputElement>('#root input')?.value).toBe(text)
      expect(said('一笔交易要花多少')).toContain(error)
      expect(words()).not.toMatch(/NaN|Infinity|undefined/)
    }
    // A pad with a point, and one with 「%」 for the loss; a number field would empty itself at a comma.
    const fields = [...document.querySelectorAll('#root input:not([type=range])')]
    expect(new Set(fields.map((field) => field.getAttribute('type') ?? 'text'))).toEqual(new Set(['text']))
    const others = fields.filter((field) => field.getAttribute('inputmode') !== 'decimal')
    expect(others.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual(['一次最多亏'])
  })

  it('shows the rise needed to recover a fall', async () => {
    await open('/tools')
    expect(said('跌与涨')).toContain('跌20%，要涨25.00%才回到原处')
    await press('跌30%')
    expect(said('跌与涨')).toContain('跌30%，要涨42.86%')
  })

  it('sizes a position by the acceptable loss, and reports when none is possible', async () => {
    const size = () => said('一次买多少合适')
    await open('/tools')
    expect(size()).toContain('500股¥14,230.00，占资金14.23%如果在26.50卖出，连同费用亏¥996.90，不超过¥1,000.00')
    type('一次最多亏', '1000')
    type(document.querySelectorAll('section[aria-label=一次买多少合适] input')[2], '10.00')
    type('错了在哪卖', '9.37')
    await until(() => size().includes('1,500股'))
    expect(size()).toContain('亏¥962.32')
    type('错了在哪卖', '10')
    await until(() => size().includes('应低于买入价'))
    expect(size()).not.toMatch(/\d股/)
    type('错了在哪卖', '0')
    await until(() => size().includes('应大于0'))
    type('错了在哪卖', '')
    await until(() => size().includes('--'))
    expect(size()).not.toMatch(/\d股/)
    type(document.querySelectorAll('section[aria-label=一次买多少合适] input')[2], '20')
    type('错了在哪卖', '8')
    await until(() => size().includes('不足一手'))
    type('一次最多亏', '200%')
    await until(() => size().includes('不能超过账户资金'))
  })

  it('sizes no position by an invalid commission, and by the usual one while the field is empty', async () => {
    const size = () => said('一次买多少合适')
    await open('/tools')
    type('佣金（万分之）', '40')
    await until(() => said('一笔交易要花多少').includes('佣金不超过万分之30'))
    expect(size()).toContain('--')
    expect(size()).not.toMatch(/\d股|亏¥/)
    type('佣金（万分之）', '')
    await until(() => size().includes('500股'))
    expect(size()).toContain('亏¥996.90')
  })

  it('sends nothing of the input to the service', async () => {
    await open('/tools')
    const before = environment.requests().length
    type('股数', '123400')
    await until(() => words().includes('3,512,877.11'))
    expect(
      environment
        .requests()
        .slice(before)
        .filter(({ path }) => !/track/.test(path)),
    ).toEqual([])
  })
})

describe('投资词典', () => {
  const shown = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  it('can be searched by word and by initials, and opened at a letter', async () => {
    await open('/glossary')
    await until(() => shown().length > 120)
    for (const [typed, first] of [
      ['最大回撤', '最大回撤'],
      ['ZDHC', '最大回撤'],
      ['ｅｔｆ', 'ETF'],
      ['要涨25%', '最大回撤'],
    ] as const) {
      type('搜索词语', typed)
      await until(() => shown()[0] === first)
    }
    type('搜索词语', '🙂')
    await until(() => words().includes('没有收录这个词'))
    await press('看全部')
    await until(() => shown().length > 120)
    await press('Z', document.querySelector('ul[aria-label=首字母]'))
    await until(() => shown().every((term) => term !== '市盈率') && shown().includes('最大回撤'))
    expect(location.search).toBe('?letter=Z')
  })
})

describe('a word in an article', () => {
  const WORD = '市盈率'
  const note = () => document.querySelector('aside[aria-label^=术语]')
  async function opened() {
    const article = await environment.fetch('/api/public/articleInfo?id=A201')
    const { data } = (await article.json()) as { data: Record<string, unknown> }
    const contentHtml = `<p>引子，商誉科技</p><h2>${WORD}</h2><p>先看${WORD}，再看<a href="/x">最大回撤</a>与最大回撤。</p><p>${WORD}再次</p>`
    const relatedStocks = [{ symbol: 'SH600901', name: '商誉科技' }]
    const text = JSON.stringify({ code: 0, message: '', data: { ...data, contentHtml, relatedStocks } })
    await environment.break({ path: '/public/articleInfo', kind: 'body', times: 0, text })
    await open('/article/A201')
    await until(() => find(WORD))
  }

  it('is marked once and opens a note in place, which closes by a second press, Escape, a press elsewhere or Back', async () => {
    await opened()
    expect([...document.querySelectorAll('[data-term]')].map(({ textContent }) => textContent)).toEqual([
      WORD,
      '最大回撤',
    ])
    expect(find(WORD)?.closest('p')?.textContent).toBe(`先看${WORD}，再看最大回撤与最大回撤。`)
    const ways = [
      () => find(WORD)?.click(),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => document.querySelector<HTMLElement>('#root h2')?.click(),
      () => history.back(),
    ]
    for (const close of ways) {
      await press(WORD)
      await until(() => note()?.textContent?.includes('股价除以每股收益。低不等于便宜'))
      expect(note()?.parentElement?.previousElementSibling?.textContent).toContain('先看')
      expect(find(WORD)?.getAttribute('aria-expanded')).toBe('true')
      close()
      await until(() => note() === null)
      expect(find(WORD)?.getAttribute('aria-expanded')).toBe('false')
    }
    await press(WORD)
    await until(() => find('在词典中查看', note()))
    find('在词典中查看', note())?.focus()
    ways[1]?.()
    await until(() => note() === null)
    expect(document.activeElement).toBe(find(WORD))
    expect(location.pathname).toBe('/article/A201')
    expect(phone.reported().filter((each) => each === `learn/term_open/${WORD}`)).toHaveLength(5)
  })

  it('is listed below the text, opened from there, and can be added to 词本', async () => {
    await opened()
    const list = () => document.querySelector('section[aria-label=本文术语]')
    const chosen = () => list()?.querySelector('[aria-pressed=true]')?.textContent
    await until(() => list()?.textContent.startsWith('本文术语 2点虚线词就地展开'))
    for (const term of ['最大回撤', WORD]) {
      await press(term, list())
      await until(() => note()?.textContent?.startsWith(term))
      expect([chosen(), document.querySelectorAll('aside[aria-label^=术语]').length]).toEqual([term, 1])
    }
    expect(list()?.textContent).toContain('已看2 · ')
    await press('记到词本', note())
    expect(find('移出词本', note())).toBeDefined()
    await press(WORD, list())
    expect(note()).toBeNull()
    await go('/glossary')
    await press('词本 1')
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([WORD])
    await press('移出词本')
    expect(words()).not.toContain('词本')
  })

  it('may have a drawing, whose places are explained one by one', async () => {
    await opened()
    await press(WORD)
    await until(() => note()?.textContent?.includes('低不等于便宜'))
    expect([note()?.querySelector('svg'), find('在图上看一遍', note())]).toEqual([null, undefined])
    await press(find('最大回撤'))
    await until(() => note()?.querySelector('svg'))
    await press('在图上看一遍', note())
    expect([...(note()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)[0]).toBe('最高点')
    await press('收起图', note())
    expect(note()?.querySelectorAll('svg, li')).toHaveLength(1)
    await go('/glossary?q=zdhc')
    await until(() => document.querySelector('dt svg'))
  })

  it('links to its glossary entry', async () => {
    await opened()
    await press(WORD)
    await until(() => note()?.querySelector('a'))
    await press('在词典中查看', note())
    await until(() => document.querySelector('dt')?.textContent === WORD)
    expect(location.pathname).toBe('/glossary')
  })
})

test('is marked in the rules of a strategy', async () => {
  await open('/strategy/ST01', { as: '13800000007' })
  await until(() => document.querySelector('[data-term]'))
})
