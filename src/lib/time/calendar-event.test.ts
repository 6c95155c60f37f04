import { expect, it } from 'vitest'
import { calendarFile } from './calendar-event.ts'

const event = {
  id: 'LR01',
  title: '收盘之后',
  startAt: Date.UTC(2026, 10, 23, 12),
  minutes: 60,
  url: 'https://a.example/live/LR01',
}

it('has start, end and reminder, with CRLF line ends', () => {
  const lines = calendarFile(event).split('\r\n')
  expect(lines).toContain('DTSTART:20261123T120000Z')
  expect(lines).toContain('DTEND:20261123T130000Z')
  expect(lines).toContain('TRIGGER:-PT10M')
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
})

it.each([
  '夜',
  '收盘之后的复盘与答疑：半导体设备、储能与家电板块的估值方法，以及怎样阅读年报里的现金流量表',
  '🌱'.repeat(40),
  'a'.repeat(300),
])('folds a long line at 75 octets, between characters: %s', (title) => {
  const file = calendarFile({ ...event, title, url: `https://a.example/live/${'x'.repeat(200)}` })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\ufffd')
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${title}`)
})

it('a title cannot inject a field', () => {
  const lines = calendarFile({ ...event, title: 'a\r\nATTACH:https://evil.example; b, c' }).split('\r\n')
  expect(lines).toContain('SUMMARY:a ATTACH:https://evil.example\\; b\\, c')
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false)
})
