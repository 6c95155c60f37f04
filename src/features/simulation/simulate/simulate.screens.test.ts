import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/**
 * Without a class; of C3 with a coupon; with a subscription of ST01 and a finished simulation; with a running one of
 * ST03.
 */
const [NEW, C3, BUYER, MEMBER] = ['13800000001', '13800000004', '13800000002', '13800000007']

const { environment, words, open, go, press, type, until, requests, ask, answer } = await openScreens(
  /simulate|login/,
  { at: TRADING },
)

const main = () => document.querySelector('#root main')?.textContent ?? ''
const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)
    ?.control as HTMLInputElement
const CREATE = '/strategy-simulate/create'

it('a customer without a service sees the requirements', async () => {
  await open('/simulate', { as: NEW })
  expect(main()).toMatch(/模拟交易不产生真实委托.+模拟跟踪是什么.+(?:绑定|测评)/)
  await answer('/strategy-coupon/list', [], 0)
  await open('/simulate', { as: C3 })
  expect(main()).toContain('模拟跟踪需要先订阅一个策略，或持有可用的策略体验券')
  expect(requests(CREATE)).toEqual([])
})

it('h1: from the form through positions and orders to the end and its report', async () => {
  await open('/simulate?new=ST01', { as: BUYER })
  expect(main()).toMatch(/跟踪哪个策略.+已订阅/)
  type('虚拟本金（元）', '２０００００')
  await press('开始模拟')
  await until(() => location.search === '' && main().includes('进行中'))
  expect(main()).toMatch(/虚拟本金¥200,000\.00模拟总资产¥200,000\.00模拟现金¥200,000\.00冻结（次日买入）¥0\.00/)
  expect(main()).toContain('首个交易日收盘（15:30后）起有数据')
  await press('持仓')
  expect(main()).toContain('暂无模拟持仓')
  await press('结束模拟')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('结束后不可恢复')
  await press('继续模拟')
  expect(requests('/strategy-simulate/terminate')).toEqual([])
  await press('结束模拟')
  await press('确认结束')
  await until(() => main().includes('已结束'))
  expect(words()).toContain('再做一次')
  await press('报告')
  expect(main()).toMatch(/接下来学什么.+以前的模拟.+虚拟本金 ¥200,000\.00/)
  expect(words()).not.toMatch(/订阅服务|了解并订阅|立即购买/)
})

it('H1: each amount is labelled 「模拟」, the drawdown comes before the total', async () => {
  for (const tab of ['', '?tab=held', '?tab=orders']) {
    await open(`/simulate${tab}`, { as: MEMBER })
    const walker = document.createTreeWalker(document.querySelector('#root main') ?? document, NodeFilter.SHOW_TEXT)
    let amounts = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/¥|\d元/.test(node.textContent ?? '') || /10万元在/.test(node.textContent ?? '')) continue
      amounts += 1
      expect([node.textContent, node.parentElement?.closest('[data-virtual]') !== null]).toEqual([
        node.textContent,
        true,
      ])
    }
    expect(amounts).toBeGreaterThan(3)
  }
  await open('/simulate', { as: MEMBER })
  expect(main()).toMatch(/模拟 ?2026-\d\d-\d\d 至.+最大回撤（区间内）[−0].+累计.+最差的一天.+付出的成本.+没有成交的/)
  expect(document.querySelector('details[open]')).toBeNull()
})

it('H3: a run of less than a year shows no annualized figure', async () => {
  await open('/simulate', { as: MEMBER })
  expect(main()).toMatch(/年化波动--/)
  expect(main()).not.toMatch(/年化[+−]/)
})

it('positions show the sellable quantity and the date of the price, orders their fees and why they were not filled', async () => {
  await open('/simulate?tab=held', { as: MEMBER })
  expect(main()).toMatch(/模拟持有\d,\d{3}股 · 可卖[\d,]+ · 冻结[\d,]+.*成本 \d.+元 · 收盘 .+元（\d\d-\d\d）/)
  await press('成交记录')
  expect(main()).toMatch(/费用¥\d/)
})

it('an order that was not filled shows why', async () => {
  const order = { symbol: 'SH600901', name: '江岸食品', side: 'BUY', price: 10, at: TRADING, qty: 300 }
  const whys = ['停牌', '涨停', '跌停', '资金不足一手', '成交量不足']
  const list = whys.map((why, at) => ({ ...order, tradeId: `T${at}`, state: 'UNFILLED', why }))
  await answer('/strategy-simulate/record/list', { list, total: 5, pageNo: 1, pageSize: 20 })
  await open('/simulate?tab=orders', { as: MEMBER })
  for (const why of whys) expect(main()).toMatch(new RegExp(`买入 江岸食品 600901 ?未成交.+原因：${why}`))
})

it('an invalid capital is rejected before it is sent, and the input is kept', async () => {
  await open('/simulate?new=ST01', { as: BUYER })
  for (const [text, said] of [
    ['1e9', '请输入金额'],
    ['', '请输入金额'],
    ['99,999.99', '虚拟本金须在10万元至1000万元之间'],
  ] as const) {
    type('虚拟本金（元）', text)
    await press('开始模拟')
    expect([text, main()]).toEqual([text, expect.stringContaining(said)])
  }
  await go('/simulate?new=ST01')
  expect([field('虚拟本金（元）').value, requests(CREATE).length]).toEqual(['99,999.99', 0])
})

it('the form of each strategy begins with that strategy, and keeps its own input', async () => {
  const all = (await ask(BUYER, '/strategy/strategy/list?pageNo=1&pageSize=50')) as { list: { strategyId: string }[] }
  const list = all.list.map((each) => ({ ...each, access: { allowed: true }, name: each.strategyId }))
  await answer('/strategy/strategy/list', { ...all, list }, 0)
  const chosen = () => document.querySelector('fieldset input:checked')?.closest('label')?.textContent
  await open('/simulate?new=ST01', { as: BUYER })
  expect(chosen()).toMatch(/^ST01 /)
  type('虚拟本金（元）', '300000')
  await go('/simulate?new=ST03')
  expect([chosen(), field('虚拟本金（元）').value]).toEqual([expect.stringMatching(/^ST03 /), '500000'])
  await go('/simulate?new=ST01')
  expect([chosen(), field('虚拟本金（元）').value]).toEqual([expect.stringMatching(/^ST01 /), '300000'])
})

it('one started in another tab replaces the form', async () => {
  await open('/simulate?new=ST01', { as: BUYER })
  await ask(BUYER, `${CREATE}?strategyId=ST01&passagewayId=ST01-A&capitalFen=30000000`, {})
  await press('开始模拟')
  await until(() => main().includes('进行中'))
  expect(main()).toContain('¥300,000.00')
})

it('one ended in another tab counts as ended', async () => {
  await open('/simulate', { as: MEMBER })
  await ask(MEMBER, '/strategy-simulate/terminate', {})
  await press('结束模拟')
  await press('确认结束')
  await until(() => main().includes('已结束'))
})

it('one started in another tab after the end of this one keeps running', async () => {
  await open('/simulate', { as: MEMBER })
  await ask(MEMBER, '/strategy-simulate/terminate', {})
  await ask(MEMBER, `${CREATE}?strategyId=ST03&passagewayId=ST03-A&capitalFen=30000000`, {})
  await press('结束模拟')
  await press('确认结束')
  await until(() => main().includes('¥300,000.00'))
  expect(main()).toContain('进行中')
  expect(requests('/strategy-simulate/terminate')).toEqual([])
})

it('a coupon starts one for its days, and is used up', async () => {
  await open('/simulate', { as: C3 })
  await press(/用体验券，7天/)
  expect(main()).not.toContain('虚拟本金（元）')
  await press('开始模拟')
  await until(() => main().includes('进行中'))
  expect(main()).toMatch(/自动停止2026-11-30/)
  const [coupon] = (await ask(C3, '/strategy-coupon/list')) as unknown as { status: string }[]
  expect(coupon?.status).toBe('USED')
})

it('an earlier one can be opened, an expired one shows why, and another customer’s is not found', async () => {
  await open('/simulate?sim=SM0201', { as: BUYER })
  expect(main()).toMatch(/已结束.+期末模拟资产¥/)
  const data = await ask(BUYER, '/strategy-simulate/get')
  await answer('/strategy-simulate/get', { ...data, why: '订阅服务已到期' })
  await open('/simulate', { as: BUYER })
  expect(main()).toMatch(/订阅服务已到期，模拟停在 2026-\d\d-\d\d，不再成交；报告保留/)
  await open('/simulate?sim=SM0701', { as: BUYER })
  expect(main()).toContain('看我的模拟')
})

it('one of an unknown status has neither ended nor makes room for another one', async () => {
  await answer('/strategy-simulate/get', { ...(await ask(BUYER, '/strategy-simulate/get')), status: 'NEWER' }, 0)
  for (const path of ['/simulate', '/simulate?new=ST01']) {
    await open(path, { as: BUYER })
    expect(main()).toMatch(/状态更新中.*模拟总资产¥/)
    expect(words()).not.toMatch(/已结束|期末模拟资产¥|再做一次|结束模拟|开始模拟/)
  }
})

it('the stocks of a service that has ended are locked', async () => {
  const text = JSON.stringify({ code: 40301, message: '开通服务后可查看', data: null })
  await environment.break({ path: '/strategy-simulate/position', kind: 'body', times: 0, text })
  await open('/simulate?tab=held', { as: MEMBER })
  expect(main()).toMatch(/开通服务后可查看.*看策略广场/)
})
