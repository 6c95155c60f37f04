import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** What the pages of stocks, pools and cases track and share, as product §2.20 and product §2.21 define it. */
const CUSTOMER = '13800000004'
const MEMBER = '13800000007'
/** Has no evaluation. */
const FRESH = '13800000001'

const { environment, phone, until, open, go, press, type, untilIdle, find, requests, ask } = await openScreens(
  /stock|diagnose|score|case|pool|promo|quote-index/,
  { at: TRADING },
)

/** 「stock view SH600901」: the tracked events. */
const reported = () => phone.reported().map((each) => each.replaceAll('/', ' '))

const visit = (path: string, as: string) => open(path, { as })
const reports = async (event: string | RegExp) =>
  until(() => reported().some((each) => (typeof event === 'string' ? each === event : event.test(each))))
const CASE_CARD = { title: '案例复盘', desc: '学习选股逻辑 · 投资有风险' }
const NO_ADVICE = '数据仅供参考，不构成投资建议'

it('stocks: views, additions, removals and searches are tracked; the share card names the stock, without price or chart', async () => {
  await visit('/stock/SH600901', CUSTOMER)
  expect(phone.card()).toMatchObject({ title: '江岸食品(600901) 资讯公告', desc: NO_ADVICE })
  await reports('stock view SH600901')
  await press('加自选')
  await reports('stock add SH600901')
  await press('移出自选')
  await reports('stock remove SH600901')
  await go('/stock-search')
  type(document.querySelector('input'), '江岸')
  await reports('stock search hit')
  type(document.querySelector('input'), '没有这样的')
  await reports('stock search miss')
  expect(phone.card()).toBeNull()
  expect(reported().every((each) => /^stock (?:view|add|remove|search) /.test(each))).toBe(true)
})

it('scores and diagnoses: views and starts are tracked; their share cards have no figure', async () => {
  await visit('/score', CUSTOMER)
  expect(phone.card()).toMatchObject({ title: '股票评分说明', desc: NO_ADVICE })
  await reports(/^stock score_view/)
  await go('/score/SH600901')
  expect(phone.card()).toMatchObject({ title: '江岸食品(600901) 评分说明', desc: NO_ADVICE })
  await reports('stock score_view SH600901')
  await go('/diagnose/SZ000901')
  expect(phone.card()).toMatchObject({ title: expect.stringMatching(/\(000901\) 体检报告$/), desc: NO_ADVICE })
  await press(/^(?:开始|重新)诊断$/)
  await reports('stock diagnose_start SZ000901')
  await reports('stock diagnose_done SZ000901')
  await go('/stock-alert')
  expect(phone.card()).toBeNull()
})

it('cases and pools: tabs, cases, locks, reminders and the trial pool are tracked; no share card names a stock or a result', async () => {
  await visit('/case', CUSTOMER)
  expect(phone.card()).toMatchObject(CASE_CARD)
  await press('亏损案例')
  await reports('pool case_tab loss')
  await press(document.querySelector<HTMLElement>('[role=tabpanel] a[href^="/case/stock/"]'))
  const caseId = location.pathname.split('/').at(-1)
  await reports(`pool case_view ${caseId}`)
  expect(phone.card()).toMatchObject(CASE_CARD)
  await visit('/pool?column=RC02', FRESH)
  expect(phone.card()).toMatchObject({ title: '股票池介绍', desc: CASE_CARD.desc })
  await press(/测评/, document.querySelector('[role=tabpanel]'))
  await reports('pool locked_click RC02')
  await go('/promo-stock?scene=menu_stock')
  await reports('pool promo_view menu_stock')
  expect(phone.card()).toMatchObject({ title: '体验股池', desc: CASE_CARD.desc })

  await visit('/case/channel/CC02', MEMBER)
  expect(phone.card()).toMatchObject(CASE_CARD)
  for (const event of ['notice_on', 'notice_off']) {
    await press('有更新时提醒我')
    await untilIdle()
    await reports(`pool ${event} CC02`)
  }
  const known = /^pool (?:case_tab|case_view|locked_click|promo_view|notice_on|notice_off) /
  expect(reported().filter((each) => each.startsWith('pool') && !known.test(each))).toEqual([])
})

it('a removal and a move are tracked once they succeed, not when the service rejects them', async () => {
  await visit('/stock/SH600901', CUSTOMER)
  await press('加自选')
  await reports('stock add SH600901')
  await environment.break({ path: '/stock/my/reduce', kind: 'status', value: 503 })
  await press('移出自选')
  expect(requests('/stock/my/reduce')).toHaveLength(1)
  expect(reported()).not.toContain('stock remove SH600901')

  await ask(CUSTOMER, '/stock/my/add-list', { symbols: ['SZ000901'] })
  await go('/stock')
  await press('编辑')
  await environment.break({ path: '/stock/my/sort', kind: 'status', value: 503 })
  const move = async () => {
    find(/^移动云岭医药/)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await untilIdle()
  }
  await move()
  expect(requests('/stock/my/sort')).toHaveLength(1)
  expect(reported().filter((each) => each.startsWith('stock sort'))).toEqual([])
  await move()
  await reports('stock sort SZ000901')
})

it('an address with an unknown stock or personal data is neither tracked nor shared', async () => {
  for (const path of ['/stock/SH111111', '/stock/13800000004']) {
    await visit(path, CUSTOMER)
    await untilIdle()
    expect(reported()).toEqual([])
  }
  await visit('/stock/SH111111', CUSTOMER)
  expect(phone.card()).toBeNull()
  await visit('/promo-stock?scene=王先生', CUSTOMER)
  await reports('pool promo_view')
  expect(reported().join()).not.toContain('王')
  await environment.break({ path: '/quotes/v1/*', kind: 'drop', times: 0 })
  await visit('/stock/SH600901', CUSTOMER)
  await reports('stock view SH600901')
})

/** Each page and its card. */
it.each([
  // The default card, which opens the home page.
  ['/stock', CUSTOMER, { title: brand.name, desc: brand.eduLine, link: expect.stringMatching(/\/home$/) }],
  ['/stock-search', CUSTOMER, null],
  ['/stock-qa', CUSTOMER, null],
  ['/quote-index', CUSTOMER, { title: '特色指标', desc: '了解指标的计算方法与局限' }],
  ['/diagnose/SZ000901?task=T1', CUSTOMER, { title: '云岭医药(000901) 体检报告', desc: NO_ADVICE }],
  ['/case/channel/CC02', MEMBER, CASE_CARD],
  ['/case/strategy/ST01', MEMBER, CASE_CARD],
  ['/pool?column=RC02', MEMBER, { title: '股票池介绍', desc: CASE_CARD.desc }],
  ['/pool/RC02/SH600901', MEMBER, null],
])('the card of %s matches the plan, without any result', async (path, as, card) => {
  await visit(path, as)
  const shared = phone.card()
  if (card === null) expect(shared).toBeNull()
  else expect(shared).toMatchObject(card)
  expect(JSON.stringify(shared)).not.toMatch(/%|\d+\.\d\d|task=/)
})
