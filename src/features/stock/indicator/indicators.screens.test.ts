import { expect, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const { environment, words, open, press } = await openScreens(/stock|sku/, { at: TRADING })

const card = (name: string) => {
  const found = [...document.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === name)
  if (!found) throw new Error(`no card ${name}`)
  return found
}

test('a guest sees what each indicator measures, where it fails and how all its signals performed, and logs in to try it', async () => {
  await open('/quote-index')
  for (const name of ['量能刻度', '波动温度计', '趋势分层']) {
    expect(card(name).textContent).toMatch(/风险等级 R\d/)
    await press('模拟回测', card(name))
    expect(card(name).textContent).toMatch(/持有20个交易日20\d\d-\d\d-\d\d 至 20\d\d-\d\d-\d\d，已扣交易费用/)
    const [, all, won, lost] = /信号(\d+) 次，盈利 (\d+) 次，未盈利 (\d+) 次/.exec(card(name).textContent) ?? []
    expect(Number(all)).toBeGreaterThan(20)
    expect(Number(won) + Number(lost)).toBe(Number(all))
    expect(card(name).textContent).toMatch(/最差一次−\d+\.\d\d%收益中位数.*平均收益.*同期全部股票/)
    expect(card(name).querySelector('a[href^="/login"]')?.textContent).toBe('登录后体验')
  }
  expect(words()).toContain('过往表现不预示未来')
})

test('a trial starts once, lasts a week, and cannot be started again', async () => {
  await open('/quote-index', { as: '13800000004' })
  await press('体验7天', card('波动温度计'))
  expect(card('波动温度计').textContent).toContain('使用中，至 2026-11-30 10:20')
  expect(card('波动温度计').textContent).not.toContain('体验7天')
  vi.setSystemTime(Date.parse('2026-12-02T10:20:00+08:00'))
  await open('/quote-index', { as: '13800000004' })
  expect(card('波动温度计').textContent).toContain('体验已于 2026-11-30 10:20 结束')
  expect(card('波动温度计').textContent).not.toContain('体验7天')
})

test('an unsuitable customer sees why', async () => {
  await open('/quote-index', { as: '13800000004' })
  await press('体验7天', card('趋势分层'))
  expect(card('趋势分层').textContent).toContain('该服务风险等级高于您的风险承受能力')
  await open('/quote-index', { as: '13800000001' })
  await press('体验7天', card('波动温度计'))
  expect(card('波动温度计').textContent).toContain('请先完成风险测评')
})

test('while the trials are unknown none is offered', async () => {
  await environment.break({ path: '/quote-index/subscription/info', kind: 'status', value: 503, times: 0 })
  await open('/quote-index', { as: '13800000004' })
  expect(card('量能刻度').textContent).not.toContain('体验7天')
})
