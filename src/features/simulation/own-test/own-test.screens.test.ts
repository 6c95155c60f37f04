import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: of C3 without a back-test, and one who has two. */
const [C3, MEMBER] = ['13800000004', '13800000007']

const { environment, words, open, go, press, type, until, wait, requests, ask, answer } = await openScreens(
  /sim-backtest|login/,
  { at: TRADING },
)

const SETTINGS = {
  name: '均线回测',
  templateId: 'TP01',
  from: '2025-01-02',
  to: '2026-06-30',
  capitalFen: 100_000_000,
  feeRate: 0.00025,
  slippageRate: 0.001,
}
const make = async (as: string, more: object = {}) =>
  String((await ask(as, '/simulation-back-test/create', { ...SETTINGS, ...more }))['id'])
const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)
    ?.control as HTMLInputElement
const main = () => document.querySelector('#root main')?.textContent ?? ''

it('a customer without any gets a link to the form, and a guest is asked to log in', async () => {
  await open('/sim-backtest', { as: C3 })
  expect(words()).toMatch(/还没有回测.+新建回测.+已保存 0\/20 · 排队或计算 0\/2/)
  await open('/sim-backtest', { place: 'outside' })
  expect(words()).toContain('登录后即可查看本页')
})

it('h2: from the form through the queue to its result, and two of them side by side', async () => {
  const first = await make(C3, { from: '2025-03-03', to: '2025-12-31', name: '先做的' })
  await open('/sim-backtest/new', { as: C3 })
  await press('开始回测')
  expect(words()).toContain('请选择规则')
  expect(requests('/simulation-back-test/create')).toEqual([])
  await press(/^均线趋势/)
  await press('100万')
  expect(main()).toMatch(/这套规则一年换手约\d+\.\d倍：滑点一年约\d\.\d\d%，费用约\d\.\d\d%/)
  await press('滑点增加')
  await press('滑点增加')
  await press('佣金减少')
  expect([field('滑点（%）').value, field('佣金（万分之）').value]).toEqual(['0.2', '2'])
  await press('开始回测')
  await until(() => location.pathname.startsWith('/sim-backtest/BT'))
  expect(main()).toMatch(/回测排队中，前面还有1个|计算中/)
  const id = location.pathname.split('/').at(-1) ?? ''
  await until(() => main().includes('最大回撤（区间内）'), 30_000)
  expect(main()).toMatch(/均线趋势 24-11-20至26-11-20.*历史回测.*先看假设.+滑点0\.2%.+最大回撤（区间内）/)
  // Unfilled orders by reason, and how the trades went: results, below the curve.
  expect(main()).toMatch(/最大回撤（区间内）.+未成交或部分成交的委托 \d+笔.+平均持有.+盈亏比/)
  expect(document.querySelectorAll('[aria-label=未成交的原因] li').length).toBeGreaterThan(0)
  await go(`/sim-backtest/${first}`)
  await until(() => main().includes('并排对比'))
  type('与哪一个对比', id)
  await until(() => main().includes('共同区间 2025-03-03 至 2025-12-31'))
  expect(location.search).toBe(`?with=${id}`)
  expect(main()).toMatch(/最大回撤−\d.+累计[+−]\d.+规则均线趋势均线趋势.+滑点0\.1%0\.2%/s)
  // Less than a year in common.
  expect([...document.querySelectorAll('table')].at(-1)?.textContent).not.toContain('年化')
})

it('every order is listed by variant, the unfilled ones with their reason', async () => {
  const id = await make(C3)
  await open(`/sim-backtest/${id}?tab=orders`, { as: C3 })
  await until(() => main().includes('由近到远'), 30_000)
  const rows = () => [...document.querySelectorAll('[aria-label=委托与成交] li')].map(({ textContent }) => textContent)
  expect(rows().some((row) => /卖出 .+持有\d+个交易日费用¥/.test(row ?? ''))).toBe(true)
  await press('只看未成交和部分成交')
  expect(rows().length).toBeGreaterThan(0)
  for (const row of rows()) expect(row).toMatch(/(?:未成交|部分成交).*原因：/)
  await press(/^分散通道/)
  expect(location.search).toBe('?tab=orders&only=UNFILLED&way=SPREAD')
  expect(requests('/simulation-back-test/passageways-detail').at(-1)?.search).toContain('passagewayId=SPREAD')
})

it('two back-tests without a common day are compared by their settings only', async () => {
  const ids = [
    await make(C3, { from: '2024-03-01', to: '2024-07-31' }),
    await make(C3, { from: '2025-03-03', to: '2025-07-31' }),
  ]
  await open('/sim-backtest', { as: C3 })
  await until(() => (main().match(/已完成/g) ?? []).length === 2, 30_000)
  await go(`/sim-backtest/${ids[0]}?with=${ids[1]}`)
  expect(main()).toMatch(/没有共同的交易日，只并列设置.+规则/s)
})

it('invalid settings are rejected before they are sent, each with its reason, and the input is kept', async () => {
  await open('/sim-backtest/new', { as: C3 })
  const wrong = {
    '虚拟本金（元）': '99,999.99',
    '佣金（万分之）': '30.01',
    '滑点（%）': '0.125',
    开始日期: '2024-02-07',
    结束日期: '2026-11-23',
    '名称（可不填）': '三'.repeat(31),
  }
  const kept = () => Object.fromEntries(Object.keys(wrong).map((label) => [label, field(label).value]))
  for (const [label, text] of Object.entries(wrong)) type(label, text)
  await press('开始回测')
  for (const said of [
    '请选择规则',
    '虚拟本金须在10万元至1000万元之间',
    '佣金为万分之0至30',
    '滑点为0至1%',
    '可回测区间自2024-02-08起',
    '结束日期不能晚于最近交易日 2026-11-20',
    '名称不超过30个字',
  ]) {
    expect(main()).toContain(said)
  }
  expect(requests('/simulation-back-test/create')).toEqual([])
  await go('/sim-backtest/new')
  expect(kept()).toEqual(wrong)
})

it('a range of sixty trading days is sent; one that begins on a closed day shows its first trading day', async () => {
  await open('/sim-backtest/new', { as: C3 })
  await press(/^均线趋势/)
  type('开始日期', '2025-10-01')
  expect(main()).toMatch(/共\d+个交易日，10-01休市，自10-09起/)
  type('结束日期', '2026-02-29')
  expect(main()).not.toContain('NaN')
  type('开始日期', '2024-11-20')
  const slider = document.querySelector('[aria-label=拖动选择结束日期]')
  type(slider, '0')
  expect([slider?.getAttribute('aria-valuetext'), field('结束日期').value]).toEqual(['2025-02-20', '2025-02-20'])
  expect(main()).toContain('共60个交易日')
  type('虚拟本金（元）', '５０００００')
  type('名称（可不填）', '<b>我的</b> 👨‍👩‍👧‍👦')
  type('佣金（万分之）', '0')
  type('滑点（%）', '0')
  await press('开始回测')
  await until(() => location.pathname.startsWith('/sim-backtest/BT'))
  await until(() => main().includes('先看假设'), 30_000)
  // No commission has no minimum either, and stays zero in the rerun.
  expect(main()).toMatch(/<b>我的<\/b> 👨‍👩‍👧‍👦.+初始资金¥500,000\.00佣金0%印花税.+滑点0%/)
  expect(main()).not.toContain('年化+')
  await press('改成本，再测一次')
  expect([field('佣金（万分之）').value, field('滑点（%）').value, field('虚拟本金（元）').value]).toEqual([
    '0',
    '0',
    '500000',
  ])
})

it('without quotes the service counts the days, and its rejection keeps the input', async () => {
  await environment.break({ path: '/quotes/v1/bars', kind: 'status', value: 503, times: 0 })
  await open('/sim-backtest/new', { as: C3 })
  await press(/^均线趋势/)
  expect(main()).toContain('至少60个交易日，最长10年')
  type('开始日期', '2026-10-09')
  await press('开始回测')
  await until(() => main().includes('区间过短，结果不具代表性'))
  expect(field('开始日期').value).toBe('2026-10-09')
})

it('H4: a failed run shows its reason, and its settings are reused for the next one', async () => {
  await open('/sim-backtest/BT0702', { as: MEMBER })
  expect(main()).toMatch(/回测没有完成：行情数据不足.+自2024-02-08起/)
  await press('改设置，再测一次')
  expect(location.search).toBe('?again=BT0702')
  expect([field('开始日期').value, field('虚拟本金（元）').value]).toEqual(['2020-01-02', '1000000'])
  await press('开始回测')
  expect(main()).toContain('可回测区间自2024-02-08起')
})

it('H5: deleting needs a confirmation, and can be cancelled before it', async () => {
  await open('/sim-backtest/BT0701', { as: MEMBER })
  await press('删除')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('删除后不可恢复')
  await press('保留')
  expect(requests('/simulation-back-test/delete')).toEqual([])
  await press('删除')
  await press('确认删除')
  await until(() => location.pathname === '/sim-backtest')
  expect(main()).not.toContain('示例回测1')
  await go('/sim-backtest/BT0701')
  expect(main()).toContain('看全部回测')
})

it('one deleted in another tab counts as deleted, and a running one cannot be deleted', async () => {
  await open('/sim-backtest/BT0702', { as: MEMBER })
  await ask(MEMBER, '/simulation-back-test/delete?id=BT0702', {})
  await press('删除')
  await press('确认删除')
  await until(() => location.pathname === '/sim-backtest')
  const id = await make(MEMBER)
  await open(`/sim-backtest/${id}`, { as: MEMBER })
  expect(main()).toMatch(/计算中 \d+%.*可以离开本页/)
  expect(words()).not.toContain('删除')
  await until(() => main().includes('先看假设'), 30_000)
  expect(words()).toContain('删除')
})

it('the limits are shown before they are reached', async () => {
  await Promise.all([make(C3), make(C3)])
  await open('/sim-backtest/new', { as: C3 })
  expect(main()).toMatch(/已有2个在排队或计算，完成后可新建.*看已有的回测/)
  const row = { id: 'BT1', name: '回测', status: 'DONE', createdAt: TRADING }
  const list = Array.from({ length: 20 }, (_, at) => ({ ...row, id: `BT${at}` }))
  await answer('/simulation-back-test/my-list', { list, total: 20, pageNo: 1, pageSize: 20 }, 0)
  await open('/sim-backtest', { as: C3 })
  expect(words()).toContain('已保存20个，删除不需要的后可新建')
})

it('one of another customer or an unknown one is not found, and an unknown state is shown', async () => {
  await open('/sim-backtest/BT0701', { as: C3 })
  expect(main()).toMatch(/回测不存在|没有找到|看全部回测/)
  const row = { id: 'BT1', name: '回测', status: 'PAUSED', createdAt: TRADING }
  await answer('/simulation-back-test/my-list', { list: [row], total: 1, pageNo: 1, pageSize: 20 }, 0)
  await open('/sim-backtest', { as: C3 })
  expect(main()).toContain('更新中')
})

it('a queue advances by the service’s clock', async () => {
  await Promise.all([make(MEMBER), make(MEMBER)])
  await open('/sim-backtest', { as: MEMBER })
  expect(main()).toMatch(/回测排队中，前面还有1个/)
  await wait(6_000)
  expect(main()).toMatch(/计算中/)
  await until(() => !/排队中|计算中/.test(main()), 30_000)
})
