import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { radarPath, toDiagnosis } from './diagnose.words.ts'

const CUSTOMER = '13800000004'

const { environment, words, wait, until, open, go, find, press, type, requests, ask, answer } = await openScreens(
  /stock|diagnose/,
  { at: TRADING },
)

const risks = () => [...document.querySelectorAll('ul[aria-label=风险点] > li')]

test('a diagnosis starts by a press, survives a reload, and shows the risks before the scores', async () => {
  await open('/diagnose/SH600901', { as: CUSTOMER })
  expect(words()).toContain('还没有诊断')
  await press('开始诊断')
  expect(words()).toContain('诊断进行中')
  expect(words()).toContain('今日还可诊断 4 次')
  await open('/diagnose/SH600901', { as: CUSTOMER })
  expect(words()).toContain('诊断进行中')
  await until(() => !words().includes('诊断进行中'), 10_000)
  expect(risks().length).toBeGreaterThan(2)
  expect(words().indexOf('风险点')).toBeLessThan(words().indexOf('各维度得分'))
  expect(words()).toMatch(/截至 2026-11-/)
  expect(words()).toContain('由算法模型生成，依据公开数据，不构成投资建议')
  expect(document.querySelector('a[href="/investment"]')?.textContent).toBe('模型原理')
  expect(document.querySelector('a[href="/me/settings"]')?.textContent).toBe('个性化推荐开关')
  expect(requests('/stock-ai-diagnose/start')).toHaveLength(1)
  const before = requests('/stock-ai-diagnose/detail').length
  await wait(10_000)
  expect(requests('/stock-ai-diagnose/detail')).toHaveLength(before)
})

test('who leaves before the diagnosis has begun stays on the other page', async () => {
  await open('/diagnose/SH600901', { as: CUSTOMER })
  await environment.break({ path: '/stock-ai-diagnose/start', kind: 'latency', value: 3_000 })
  find('开始诊断')?.click()
  await go('/stock/SH600901')
  await wait(5_000)
  expect(requests('/stock-ai-diagnose/start')).toHaveLength(1)
  expect(location.pathname).toBe('/stock/SH600901')
})

test('a stock is chosen by its name, and earlier diagnoses are reopened by their task', async () => {
  await open('/stock?tab=diagnose', { as: CUSTOMER })
  type('诊断哪只股票', 'jasp')
  await until(() => document.querySelector('a[href="/diagnose/SH600901"]'), 5_000)
  await press(/^江岸食品/)
  await press('开始诊断')
  await until(() => risks().length > 2, 10_000)
  await press('诊断其他股票')
  expect(words()).toContain('最近诊断（保存在本机）')
  await press(/^江岸食品/)
  await until(() => risks().length > 2, 10_000)
  expect(location.search).toMatch(/^\?task=/)
  expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
    '技术',
    '资金',
    '基本面',
    '估值',
    '消息',
  ])
  await open('/diagnose/SH600901?task=none', { as: CUSTOMER })
  expect(words()).toContain('还没有诊断')
})

test('the sixth diagnosis of a day is rejected with a reason, and the page stays', async () => {
  for (const symbol of ['SH600901', 'SZ000901', 'SZ300901', 'SH609905', 'SH609001']) {
    await open(`/diagnose/${symbol}`, { as: CUSTOMER })
    await press('开始诊断')
  }
  expect(words()).toContain('今日还可诊断 0 次')
  await open('/diagnose/SH609002', { as: CUSTOMER })
  await press('开始诊断')
  expect(words()).toContain('今日诊断次数已用完')
  expect(words()).toContain('还没有诊断')
})

test('a stock without data cannot be diagnosed, and the page says so', async () => {
  await open('/diagnose/SZ002901', { as: CUSTOMER })
  await press('开始诊断')
  await until(() => !words().includes('诊断进行中'), 10_000)
  expect(words()).toContain('公开数据不足，暂不能诊断')
})

test('an unfinished diagnosis is polled 30 times, then by a press', async () => {
  await open('/diagnose/SH600901', { as: CUSTOMER })
  await press('开始诊断')
  const data = {
    taskId: 't',
    symbol: 'SH600901',
    status: 'RUNNING',
    scores: [],
    summary: '',
    riskPoints: [],
    dataAsOf: 1,
    modelNote: '',
  }
  await answer('/stock-ai-diagnose/detail', data, 0)
  await open('/diagnose/SH600901', { as: CUSTOMER })
  await until(() => words().includes('诊断尚未完成'), 70_000)
  const before = requests('/stock-ai-diagnose/detail').length
  expect(before).toBeGreaterThanOrEqual(30)
  await wait(6_000)
  expect(requests('/stock-ai-diagnose/detail')).toHaveLength(before)
  await press('再查一次')
  expect(requests('/stock-ai-diagnose/detail').length).toBeGreaterThan(before)
})

test('a diagnosis of an unknown status is not shown as running, and can be looked at again', async () => {
  await open('/diagnose/SH600901', { as: CUSTOMER })
  await press('开始诊断')
  await until(() => risks().length > 2, 10_000)
  const found = await ask(CUSTOMER, '/stock-ai-diagnose/detail?symbol=SH600901')
  await answer('/stock-ai-diagnose/detail', { ...found, status: 'QUEUED' })
  await open('/diagnose/SH600901', { as: CUSTOMER })
  expect(words()).toContain('状态更新中')
  expect(words()).not.toMatch(/诊断进行中|未能诊断|重新诊断/)
  await press('再查一次')
  expect(risks().length).toBeGreaterThan(2)
})

test('a report with fewer risks than positives is not shown', () => {
  const report = (riskPoints: string[]) =>
    toDiagnosis({
      taskId: 't',
      symbol: 'SH600901',
      status: 'DONE',
      summary: '',
      riskPoints,
      dataAsOf: 0,
      modelNote: '',
      scores: [
        { key: 'F1', score: 90, desc: '' },
        { key: 'F2', score: 60, desc: '' },
        { key: 'F3', score: 140, desc: '' },
      ],
    })
  expect(report(['一', '二']).state).toBe('failed')
  expect(report(['一', '二', '三'])).toMatchObject({
    state: 'done',
    scores: [{ score: 60 }, { score: 90 }, { score: 100 }],
  })
})

test('a radar with fewer than three values is not drawn', () => {
  expect(radarPath([50, 50])).toBe('')
  expect(radarPath([100, 100, 100, 100])).toBe('M100.0 0.0L200.0 100.0L100.0 200.0L0.0 100.0Z')
})
