import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Owns CC02 and CC03; suits CC01 without having bought it; has no evaluation. */
const [MEMBER, CUSTOMER, FRESH] = ['13800000007', '13800000004', '13800000001']

const { environment, words, wait, until, open, find, press, requests, ask } = await openScreens(/case|login/, {
  at: TRADING,
})

const panel = () => document.querySelector('[role=tabpanel]')
const rows = () => [...(panel()?.querySelectorAll('a[href^="/case/stock/"]') ?? [])].map((a) => a.textContent ?? '')
const count = (path: string) => requests(path).length

describe('股票案例', () => {
  it.each([
    ['a guest', undefined],
    ['a customer without evaluation', FRESH],
  ])('shows %s the whole sample before either result, and neither names nor figures of open cases', async (_, who) => {
    await open('/case?period=ALL', { as: who })
    expect(words()).toContain('过往表现不预示未来')
    expect(words()).toMatch(/全部已结束满30天的案例.*已结束\d+ 例，盈利 \d+ 例，未盈利 \d+ 例/)
    expect(panel()?.textContent).toMatch(/S[HZ]\d\d\*{4}/)
    expect(panel()?.textContent).not.toMatch(/\d{6}元|%/)
    expect(rows()).toEqual([])
  })

  it('gains and losses are separate filters, newest first, and together the whole sample', async () => {
    await open('/case?period=ALL', { as: CUSTOMER })
    const [, all = '', gains = '', losses = ''] = /已结束(\d+) 例，盈利 (\d+) 例，未盈利 (\d+) 例/.exec(words()) ?? []
    await press('盈利案例')
    const gained = rows()
    expect(gained.every((row) => /\+\d+\.\d\d%$/.test(row))).toBe(true)
    await press('亏损案例')
    const lost = rows()
    expect(lost.every((row) => /(?:−\d+\.\d\d|0\.00)%$/.test(row))).toBe(true)
    expect([gained.length, lost.length, gained.length + lost.length]).toEqual([gains, losses, all].map(Number))
    const ends = lost.map((row) => / 至 (\d{4}-\d\d-\d\d)/.exec(row)?.[1] ?? '')
    expect(ends).toEqual([...ends].sort().reverse())
    await press('近3个月')
    expect(location.search).toBe('?period=3M&tab=loss')
    expect(rows().length).toBeLessThan(lost.length)
  })

  it('shows a subscribed customer the open cases, and the names of other channels', async () => {
    await open('/case', { as: MEMBER })
    const named: string[] = []
    for (const kind of ['财报复盘', '行业轮动', '事件跟踪']) {
      await press(kind)
      named.push(...rows())
    }
    expect(named.length).toBeGreaterThan(0)
    for (const each of named)
      expect(each).toMatch(/\d{6}\d{4}-\d\d-\d\d \d\d:\d\d 入选 \d+\.\d\d元.*登记编号 示例\S+ · 存证 [0-9a-f]{8}.*%$/)
    expect(words()).toMatch(/登记编号 示例\S+ · 风险等级 R\d · 已开通/)
  })

  it('the drawdown of a strategy behind the cases has the kind of its record and its date', async () => {
    await open('/case', { as: CUSTOMER })
    const notes = [...document.querySelectorAll('#root a[href^="/case/strategy/"]')].map(
      ({ textContent }) => textContent,
    )
    expect(notes.length).toBeGreaterThan(2)
    for (const note of notes) expect(note).toMatch(/模型账户记录 最大回撤 −\d+\.\d\d% · 截至 11-20 15:00$/)
    await open('/case', { as: FRESH })
    expect(words()).toContain('完成风险测评后显示历史数据')
    expect(words()).not.toContain('最大回撤 −')
  })

  it('exports all records to a customer as one file, and explains a failure', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    // In this environment a press on a link would leave the page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    await open('/case', { as: CUSTOMER, place: 'outside' })
    await environment.break({ path: '/stock/case/list', kind: 'status', value: 503, skip: 1 })
    await press('下载全部记录 CSV')
    expect(words()).toContain('服务繁忙，请稍后再试')
    expect(saved).toEqual([])
    await press('下载全部记录 CSV')
    const { total } = (await ask(CUSTOMER, '/stock/case/list')) as { total: number }
    expect((await saved[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(total + 1)
    await open('/case', { as: CUSTOMER })
    expect(words()).toContain('全部记录可下载为 CSV：请点右上角')
    expect(words()).not.toContain('下载全部记录 CSV')
  })

  it('keeps a slow export for the next press, which saves it at once', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    await open('/case', { as: CUSTOMER, place: 'outside' })
    await environment.break({ path: '/stock/case/list', kind: 'latency', value: 6_000 })
    await press('下载全部记录 CSV')
    await until(() => words().includes('已备好，请再点一次'))
    expect(saved).toEqual([])
    const asked = requests('/stock/case/list').length
    find('下载全部记录 CSV')?.click()
    // Before anything could be awaited.
    expect(saved).toHaveLength(1)
    await until(() => !words().includes('已备好'))
    expect(requests('/stock/case/list')).toHaveLength(asked)
  })

  it('explains a failed load', async () => {
    await environment.break({ path: '/public/stock-case/rank/pool', kind: 'status', value: 503, times: 0 })
    await open('/case?tab=gain')
    expect(words()).toContain('服务繁忙，请稍后再试')
  })
})

describe('案例详情', () => {
  it('shows the maximum drawdown first, beside the benchmark, each step with its reason, and the adviser responsible', async () => {
    await open('/case?tab=loss&period=ALL', { as: CUSTOMER })
    await press(document.querySelector<HTMLElement>('[role=tabpanel] a[href^="/case/stock/"]'))
    expect(words()).toMatch(/期间最大下跌−\d.*期间最大上涨.*入选至出池−\d/)
    expect(words()).toContain('沪深300')
    expect(words()).toMatch(/入选 \d+\.\d\d元\d{4}-\d\d-\d\d · /)
    expect(words()).toMatch(/登记编号 示例/)
    expect(words()).toMatch(/SHA-256[0-9a-f]{64}/)
    await press('在本机核验')
    vi.unstubAllGlobals()
    await vi.waitFor(() => expect(words()).toContain('核验一致'))
  })

  it('explains why a case is locked, and links to the others', async () => {
    const { list } = (await ask(FRESH, '/stock/case/list?status=CURRENT')) as { list: { caseId: string }[] }
    await open(`/case/stock/${list[0]?.caseId}`, { as: FRESH })
    expect(words()).toMatch(/测评|购买|开通|查看/)
    expect(words()).not.toContain('过程记录')
    await open('/case/stock/none', { as: FRESH })
    expect(words()).toContain('看全部案例')
  })

  it('asks a guest to log in', async () => {
    await open('/case/stock/CC01-001')
    expect(words()).toContain('登录后可查看案例')
  })
})

describe('案例频道', () => {
  it('shows the adjustments with their author’s number, and refreshes every 10 s during trading', async () => {
    await open('/case/channel/CC02', { as: MEMBER })
    expect(words()).toMatch(/(?:入选|出池) \S+ \d{6} \d+\.\d\d元/)
    expect(words()).toMatch(/登记编号 示例/)
    const before = count('/stock/case/signal')
    await wait(21_000)
    expect(count('/stock/case/signal')).toBe(before + 2)
    await press('有更新时提醒我')
    expect(words()).toContain('已开启提醒')
  })

  it('saves the chosen reminders and the quiet hours', async () => {
    const kept = () => ask(MEMBER, '/stock-case/get-notice-sub?channelId=CC02')
    await open('/case/channel/CC02', { as: MEMBER })
    await press('有更新时提醒我')
    await press('频道动态')
    await press('夜间免打扰（22:00至08:00）')
    expect(await kept(), 'nothing before it is saved').toEqual({ on: true, kinds: ['SIGNAL', 'ADJUST', 'NOTICE'] })
    await press('保存提醒设置')
    expect(words()).toContain('已保存提醒设置')
    const quietHours = { from: '22:00', to: '08:00' }
    expect(await kept()).toEqual({ on: true, kinds: ['SIGNAL', 'ADJUST'], quietHours })
    await open('/case/channel/CC02', { as: MEMBER })
    await press('入选与出池')
    await press('观察权重调整')
    await press('保存提醒设置')
    expect(words()).toContain('请至少选择一种提醒')
  })

  it('shows no switch of the reminders until their state is known', async () => {
    await environment.break({ path: '/stock-case/get-notice-sub', kind: 'code', value: 50_000, text: '系统繁忙' })
    await open('/case/channel/CC02', { as: MEMBER })
    expect(words()).toContain('系统繁忙')
    expect(find('有更新时提醒我')).toBeUndefined()
    await press('重试')
    expect(find('有更新时提醒我')).toBeDefined()
  })

  it('requests once while the market is closed', async () => {
    vi.setSystemTime(Date.parse('2026-11-22T10:20:00+08:00'))
    await open('/case/channel/CC02', { as: MEMBER })
    const before = count('/stock/case/signal')
    await wait(21_000)
    expect(count('/stock/case/signal')).toBe(before)
  })

  it('is locked without access, with the next step, and names no stock', async () => {
    await open('/case/channel/CC01', { as: FRESH })
    expect(words()).toContain('请先完成风险测评')
    expect(count('/stock/case/signal')).toBe(0)
    expect(words()).not.toMatch(/\d{6} \d+\.\d\d元/)
    await open('/case/channel/none', { as: FRESH })
    expect(words()).toContain('频道不存在或已下架')
  })
})
