import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'
import { radarPath, toDiagnosis } from './diagnose.words.ts'

const CUSTOMER = '13800000004'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/stock|diagnose/)
}, 60_000)
beforeEach(async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await tools.environment.reset()
})

let tokens: Record<string, string> = {}
async function login() {
  tokens = (await tools.environment.login(CUSTOMER)) as Record<string, string>
}
async function open(symbol: string) {
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  tools.phone.open(`/diagnose/${symbol}`)
  await tools.phone.settle()
}
async function press(name: string) {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  found.click()
  await tools.phone.settle()
}
/** The model works on, and the page asks about it. */
async function wait(checks: number) {
  for (let check = 0; check < checks; check++) {
    await tools.phone.wait(2000)
    await tools.phone.settle()
  }
}
const words = () => tools.phone.words()
const risks = () => [...document.querySelectorAll('ul[aria-label=风险点] > li')]
const asked = (path: string) => tools.environment.requests().filter((each) => each.path === path)

test('a diagnosis is begun by a press, survives a reload, and tells the risks before the scores', async () => {
  await login()
  await open('SH600901')
  expect(words()).toContain('还没有诊断')
  await press('开始诊断')
  expect(words()).toContain('诊断进行中')
  expect(words()).toContain('今日还可诊断 4 次')
  await open('SH600901')
  expect(words()).toContain('诊断进行中')
  await wait(4)
  expect(risks().length).toBeGreaterThan(2)
  expect(words().indexOf('风险点')).toBeLessThan(words().indexOf('各维度得分'))
  expect(words()).toMatch(/截至 2026-11-/)
  expect(words()).toContain('由算法模型生成，依据公开数据，不构成投资建议')
  expect(document.querySelector('a[href="/investment"]')?.textContent).toBe('模型原理')
  expect(document.querySelector('a[href="/me/settings"]')?.textContent).toBe('个性化推荐开关')
  expect(asked('/stock-ai-diagnose/start')).toHaveLength(1)
  const before = asked('/stock-ai-diagnose/detail').length
  await wait(5)
  expect(asked('/stock-ai-diagnose/detail')).toHaveLength(before)
})

test('the sixth of a day is refused in words, and what stands stays', async () => {
  await login()
  for (const symbol of ['SH600901', 'SZ000901', 'SZ300901', 'SH609905', 'SH609001']) {
    await open(symbol)
    await press('开始诊断')
  }
  expect(words()).toContain('今日还可诊断 0 次')
  await open('SH609002')
  await press('开始诊断')
  expect(words()).toContain('今日诊断次数已用完')
  expect(words()).toContain('还没有诊断')
})

test('a stock without data cannot be diagnosed, and the page says so', async () => {
  await login()
  await open('SZ002901')
  await press('开始诊断')
  await wait(4)
  expect(words()).toContain('公开数据不足，暂不能诊断')
})

test('one that does not end is asked about 30 times, then by a press', async () => {
  await login()
  await open('SH600901')
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
  const text = JSON.stringify({ code: 0, data, message: '' })
  await tools.environment.break({ path: '/stock-ai-diagnose/detail', kind: 'body', text, times: 0 })
  await open('SH600901')
  await wait(31)
  expect(words()).toContain('诊断尚未完成')
  const before = asked('/stock-ai-diagnose/detail').length
  expect(before).toBeGreaterThanOrEqual(30)
  await wait(3)
  expect(asked('/stock-ai-diagnose/detail')).toHaveLength(before)
  await press('再查一次')
  expect(asked('/stock-ai-diagnose/detail').length).toBeGreaterThan(before)
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

test('a radar of fewer than three values is none', () => {
  expect(radarPath([50, 50])).toBe('')
  expect(radarPath([100, 100, 100, 100])).toBe('M100.0 0.0L200.0 100.0L100.0 200.0L0.0 100.0Z')
})
