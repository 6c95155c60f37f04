import { expect, it } from 'vitest'
import { toNoticeRow, toSignalRow } from './channel.words.ts'

const NOW = Date.parse('2026-11-23T10:20:00+08:00')
const at = Date.parse('2025-11-20T15:00:00+08:00')

it('advice of last year shows its year', () => {
  const signal = {
    id: 'S1',
    symbol: 'SH600901',
    name: '江岸食品',
    side: 'BUY',
    price: 12.3,
    at,
    reason: '估值',
    certNo: 'A1',
  }
  expect(toSignalRow(signal, false, NOW).note).toBe('2025-11-20 15:00 · 估值 · 登记编号 A1')
  expect(toNoticeRow({ id: 'N1', text: '新增一条记录', at, link: '/case' }).note).toBe('2025-11-20 15:00')
})
