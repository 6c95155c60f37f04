import { describe, expect, it } from 'vitest'
import { stepped, yearlyWords } from './costs.ts'
import { movedTo, spanOf } from './span.ts'
import { errorsOf, rangeWords, type Typed, typedAs, toSettings, usual } from './settings.ts'

const template = { templateId: 'TP01', name: '均线趋势', style: '趋势', rule: '', from: '2024-02-08', to: '2026-11-20' }
const good: Typed = {
  name: '',
  templateId: 'TP01',
  from: '2024-11-20',
  to: '2026-11-20',
  capital: '500000',
  fee: '2.5',
  slippage: '0.1',
}
/** The weekdays of the data, but for the first eight days of October 2025. */
const days: string[] = []
for (let at = Date.parse('2024-02-08'); at <= Date.parse('2026-11-20'); at += 86_400_000) {
  const date = new Date(at).toISOString().slice(0, 10)
  const isClosed = [0, 6].includes(new Date(at).getUTCDay()) || (date >= '2025-10-01' && date <= '2025-10-08')
  if (!isClosed) days.push(date)
}
const errorOf = (field: keyof Typed, more: Partial<Typed>) => errorsOf({ ...good, ...more }, template, days)[field]

it('the usual range ends on a day that exists two years earlier', () => {
  expect(usual([{ ...template, from: '2020-01-02', to: '2028-02-29' }])).toMatchObject({
    from: '2026-02-28',
    to: '2028-02-29',
  })
})

describe('the settings of a back-test', () => {
  it.each<[keyof Typed, string, string]>([
    ['templateId', '', '请选择规则'],
    ['capital', '99,999.99', '虚拟本金须在10万元至1000万元之间'],
    ['capital', '10000000.01', '虚拟本金须在10万元至1000万元之间'],
    ['capital', '1e9', '请输入金额'],
    ['capital', '五十万', '请输入金额'],
    ['capital', '', '请输入金额'],
    ['fee', '30.01', '佣金为万分之0至30'],
    ['fee', '-1', '佣金为万分之0至30'],
    ['fee', '', '佣金为万分之0至30'],
    ['slippage', '1.01', '滑点为0至1%'],
    ['slippage', '0.125', '滑点为0至1%，最多两位小数'],
    ['from', '', '请选择开始日期'],
    ['from', '2024-02-07', '行情数据不足，可回测区间自2024-02-08起'],
    ['from', '2026-02-29', '请选择开始日期'],
    ['to', '2024-11-20', '结束日期须晚于开始日期'],
    ['to', '2024-11-19', '结束日期须晚于开始日期'],
    ['to', '2026-11-21', '结束日期不能晚于最近交易日 2026-11-20'],
    ['name', '三'.repeat(31), '名称不超过30个字'],
    ['name', '👨‍👩‍👧‍👦'.repeat(31), '名称不超过30个字'],
  ])('are invalid with a %s of 「%s」', (field, text, said) => {
    expect(errorOf(field, { [field]: text })).toContain(said)
  })

  it.each<[keyof Typed, string]>([
    ['capital', '１００，０００'],
    ['capital', '10000000'],
    ['fee', '0'],
    ['fee', '30'],
    ['slippage', '0'],
    ['slippage', '1'],
    ['slippage', '0.1％'],
    ['from', '2024-02-29'],
    ['from', '2025-10-01'],
    ['name', '👨‍👩‍👧‍👦'.repeat(30)],
    ['name', '<b>我的</b>'],
  ])('are valid with a %s of 「%s」', (field, text) => {
    expect(errorsOf({ ...good, [field]: text }, template, days)).toEqual(errorsOf(good, template, days))
  })

  it('need sixty trading days, counted without the closed ones', () => {
    const [first = '', last = '', before = ''] = [days.at(0), days.at(59), days.at(58)]
    expect(errorOf('to', { from: first, to: last })).toBe('')
    expect(errorOf('to', { from: first, to: before })).toContain('区间过短（59个交易日，至少60个）')
    expect(rangeWords('2025-10-01', '2026-11-20', days)).toMatch(/^共\d+个交易日，10-01休市，自10-09起$/)
    expect(rangeWords('2025-10-01', '2026-11-20', undefined)).toBe('至少60个交易日，最长10年')
  })

  it('keep zero values when they are reused', () => {
    const sent = toSettings({ ...good, capital: '１００，０００', fee: '0', slippage: '0' }, [template])
    expect(sent).toMatchObject({ capitalFen: 10_000_000, feeRate: 0, slippageRate: 0 })
    expect(toSettings({ ...good, slippage: '0.1%' }, [template]).slippageRate).toBe(0.001)
    const again = typedAs({ ...sent, templateName: template.name })
    expect(again).toMatchObject({ capital: '100000', fee: '0', slippage: '0' })
    expect(toSettings(again, [template])).toEqual(sent)
  })

  it('of a repeated run are named after the new days, unless its name was typed', () => {
    const repeated = (name: string) =>
      toSettings(
        { ...typedAs({ ...toSettings({ ...good, name }, [template]), templateName: template.name }), to: '2026-11-19' },
        [template],
      ).name
    expect(repeated('')).toBe('均线趋势 24-11-20至26-11-19')
    expect(repeated('我的回测')).toBe('我的回测')
  })

  it('keep sixty trading days while either end is moved', () => {
    const span = spanOf({ t: days, c: days.map(Number) }, template)
    expect(span?.days).toEqual(days)
    const ends = { from: days[100] ?? '', to: days[300] ?? '' }
    expect(movedTo(days, ends, 'from', 10)).toEqual({ from: days[10] })
    expect(movedTo(days, ends, 'from', 290)).toEqual({ from: days[241] })
    expect(movedTo(days, ends, 'to', 110)).toEqual({ to: days[159] })
    expect(movedTo(days, { from: '2020-01-01', to: '2030-01-01' }, 'to', 0)).toEqual({ to: days[59] })
    expect(spanOf(undefined, template)).toBeUndefined()
    expect(spanOf({ t: days.slice(0, 60), c: [] }, template)).toBeUndefined()
  })

  it.each([
    ['fee', '2.5', 1, '3'],
    ['fee', '0.2', -1, '0'],
    ['fee', '29.8', 1, '30'],
    ['fee', 'x', 1, '0.5'],
    ['slippage', '０．１', 1, '0.15'],
    ['slippage', '1', 1, '1'],
    ['slippage', '1.01', -1, '0'],
  ] as const)('a press moves a %s of 「%s」 by %d to 「%s」, within its limits', (cost, text, by, next) => {
    expect(stepped(cost, text, by)).toBe(next)
  })

  it('are estimated as a yearly cost where turnover and costs are known', () => {
    expect(yearlyWords(11.8, good)).toContain('一年换手约11.8倍：滑点一年约2.36%，费用约1.20%')
    expect(yearlyWords(11.8, { fee: '0', slippage: '0' })).toContain('滑点一年约0.00%，费用约0.61%')
    expect(yearlyWords(undefined, good)).toBe('')
    expect(yearlyWords(11.8, { ...good, slippage: '1.01' })).toBe('')
  })
})
