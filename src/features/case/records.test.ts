import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { hashedLine } from '#lib/number/record-hash.ts'
import { sha256 } from '#lib/number/sha256.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { today } from '#test/service/seed/days.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { recordCsv } from '#entities/stock-case/record-csv.ts'

const CUSTOMER = '13800000004'
const NOW = Date.parse('2026-11-23T10:20:00+08:00')

const { ask } = await openScreens(/case/, { at: NOW })

async function allRecords(): Promise<StockCase[]> {
  const records: StockCase[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await ask(CUSTOMER, `/stock/case/list?pageNo=${pageNo}&pageSize=50`)
    const { list, total } = answer as { list: StockCase[]; total: number }
    records.push(...list)
    if (records.length >= total) return records
  }
}

/** A second reading of the file, by the recipe of the page alone. */
function readCsv(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  return lines.slice(1).map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value = '']) => value))
}
const hashOfLine = (line: string) => createHash('sha256').update(line).digest('hex')
const hashOf = (row: readonly string[]) => {
  const [id, symbol, , inDate, inPrice, , , , certNo, salt] = row
  return hashOfLine([id, symbol, inDate, inPrice, certNo, salt].join('|'))
}

it('every unlocked record of the file verifies by the recipe, and no changed byte does', async () => {
  const records = await allRecords()
  const rows = readCsv(recordCsv(records))
  expect(rows).toHaveLength(records.length)
  const unlocked = rows.filter(([, , , , , , , , , salt]) => salt !== '')
  const masked = rows.filter((row) => !unlocked.includes(row))
  expect([unlocked.length > 40, masked.length > 3]).toEqual([true, true])
  expect(unlocked.some(([, , , , , , , rate]) => Number(rate) < 0)).toBe(true)
  for (const row of unlocked) expect(hashOf(row)).toBe(row.at(-1))
  const [first = []] = unlocked
  for (const at of [0, 1, 3, 4, 8, 9]) {
    const text = first[at] ?? ''
    const changed = `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`
    expect(hashOf(first.with(at, changed)), `column ${at}`).not.toBe(first.at(-1))
  }
  for (const row of masked) {
    expect(row.at(-1)).toMatch(/^[0-9a-f]{64}$/)
    expect([row[2], row[4], row[7]]).toEqual(['', '', ''])
  }
})

it('the hash of a masked record is found by no guess over all symbols and their prices of that day', async () => {
  const records = await allRecords()
  // Without a salt, and with that of an unlocked record.
  const salts = ['', records.find(({ salt }) => salt !== undefined)?.salt ?? '']
  const masked = records.filter(({ salt }) => salt === undefined)
  expect(masked.length).toBeGreaterThan(3)
  const market = createMarket(today(NOW))
  const guesses = market.stocks.flatMap((stock) => {
    const closes = new Map(market.bars(stock).map(({ d, close }) => [d, close]))
    return masked.flatMap(({ caseId, inDate, analyst }) =>
      salts.map((salt) => {
        const entry = { caseId, symbol: stock.symbol, inDate, inPrice: closes.get(inDate) ?? 0 }
        return hashOfLine(hashedLine({ ...entry, certNo: analyst.certNo, salt }))
      }),
    )
  })
  expect(guesses.length).toBeGreaterThan(1_000)
  const published = new Set(masked.map(({ hash }) => hash))
  expect(guesses.filter((guess) => published.has(guess))).toEqual([])
})

it('the device computes what the service published', async () => {
  const [record] = (await allRecords()).filter(({ salt }) => salt !== undefined)
  if (record?.inPrice === undefined || record.salt === undefined) throw new Error('nothing is unlocked')
  const { caseId, symbol, inDate, inPrice, salt, analyst, hash } = record
  expect(await sha256(hashedLine({ caseId, symbol, inDate, inPrice, salt, certNo: analyst.certNo }))).toBe(hash)
  vi.stubGlobal('crypto', {})
  expect(await sha256('')).toBeUndefined()
  vi.unstubAllGlobals()
})

it('a spreadsheet takes nothing of it for a formula, and a quote is a quote', () => {
  const [record] = [{ caseId: '=1+1', symbol: '+S', inDate: '-1.5', analyst: { certNo: 'a"b' } } as StockCase]
  expect(recordCsv([record]).split('\r\n')[1]).toBe(`"'=1+1","'+S","","-1.5","","","","","a""b","",""`)
})
