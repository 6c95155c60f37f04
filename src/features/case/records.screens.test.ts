import { createHash } from 'node:crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { entryColumns, exitColumns, sealedLine } from '#lib/number/record-hash.ts'
import { sha256 } from '#lib/number/sha256.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createPools } from '#test/service/seed/pool/records.ts'
import { today } from '#test/service/seed/days.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { recordCsv } from '#entities/stock-case/record-csv.ts'
import { toSeals } from '#entities/stock-case/seals.words.ts'

const CUSTOMER = '13800000004'
const NOW = Date.parse('2026-11-23T10:20:00+08:00')

const { words, open, press, ask } = await openScreens(/case|pool/, { at: NOW })

async function allRecords(): Promise<StockCase[]> {
  const records: StockCase[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await ask(CUSTOMER, `/stock/case/list?pageNo=${pageNo}&pageSize=50`)
    const { list, total } = answer as { list: StockCase[]; total: number }
    records.push(...list)
    if (records.length >= total) return records
  }
}

/** An independent parser of the file, its header first. */
function readLines(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value = '']) => value.replaceAll('""', '"')),
  )
}
const readCsv = (text: string) => readLines(text).slice(1)
const hashOfLine = (line: string) => createHash('sha256').update(line).digest('hex')
/** As the instructions say: the first ten columns, then the hash; seven, the salt again, then the hash of the exit. */
function verifies(row: readonly string[]): boolean {
  const salt = row[9] ?? ''
  const entry = hashOfLine(row.slice(0, 10).join('|')) === row[10]
  return entry && hashOfLine([...row.slice(11, 18), salt].join('|')) === row[18]
}

it('every unlocked record of the export verifies, and a change in any byte of any column is detected', async () => {
  const records = await allRecords()
  const rows = readCsv(recordCsv(records))
  expect(rows).toHaveLength(records.length)
  const unlocked = rows.filter(([, , , , , , , , , salt]) => salt !== '')
  const masked = rows.filter((row) => !unlocked.includes(row))
  expect([unlocked.length > 40, masked.length > 3]).toEqual([true, true])
  expect(unlocked.some((row) => Number(row[14]) < 0)).toBe(true)
  for (const row of unlocked) expect(verifies(row), `of ${row[0]}`).toBe(true)
  const [first = []] = unlocked
  expect(first).toHaveLength(19)
  for (const [at, text] of first.entries()) {
    expect(text, `column ${at}`).not.toBe('')
    for (const place of [0, Math.floor(text.length / 2), text.length - 1]) {
      const letter = text[place] === '1' ? '2' : '1'
      const changed = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`
      expect(verifies(first.with(at, changed)), `column ${at}, place ${place}`).toBe(false)
    }
  }
  for (const row of masked) {
    expect(row[10]).toMatch(/^[0-9a-f]{64}$/)
    expect([1, 2, 4, 7, 8, 9, 13, 14, 15, 16, 17].map((at) => row[at])).toEqual(Array(11).fill(''))
  }
  const ended = masked.filter((row) => row[12] !== '')
  for (const row of ended) expect(row[18]).toMatch(/^[0-9a-f]{64}$/)
})

it('an adjustment is hashed too: each step includes the hash before it', async () => {
  const records = (await allRecords()).filter(({ salt, outDate }) => salt !== undefined && outDate !== undefined)
  let adjusted = 0
  for (const { caseId, salt, hash, prevHash, exitHash } of records.slice(0, 12)) {
    const { timeline } = (await ask(CUSTOMER, `/stock/case/info?caseId=${caseId}`)) as {
      timeline: { at: number; kind: string; price: number; reason: string; hash: string }[]
    }
    expect([timeline[0]?.hash, timeline.at(-2)?.hash, timeline.at(-1)?.hash]).toEqual([hash, prevHash, exitHash])
    for (const [index, step] of timeline.entries()) {
      if (step.kind !== 'ADJUST') continue
      adjusted += 1
      const time = new Date(step.at + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')
      const line = [timeline[index - 1]?.hash, time, step.price.toFixed(2), step.reason, salt].join('|')
      expect(hashOfLine(line)).toBe(step.hash)
    }
  }
  expect(adjusted).toBeGreaterThan(3)
})

it('the hash of a masked record cannot be found by trying symbols without its salt', async () => {
  const records = await allRecords()
  const masked = records.filter(({ salt }) => salt === undefined)
  expect(masked.length).toBeGreaterThan(3)
  // Everything but the salt: the record's identifiers, and the salts of public records.
  const known = records.flatMap(({ salt }) => salt ?? []).slice(0, 3)
  const market = createMarket(today(NOW))
  const pools = createPools(market)
  const guesses = masked.flatMap(({ caseId, hash, prevHash = '', analyst }) => {
    const secret = pools.record(caseId)
    if (!secret) throw new Error(`no ${caseId}`)
    const {
      inAt,
      inPrice,
      validUntil,
      timeline,
      outAt = 0,
      outPrice = 0,
      profitRate,
      maxRiseRate,
      maxFallRate,
    } = secret
    const [outReason, reason] = [timeline.at(-1)?.reason ?? '', timeline[0].reason]
    return ['', caseId, hash ?? '', ...known].flatMap((salt) => [
      ...market.stocks.map(({ symbol, name }) =>
        entryColumns({
          caseId,
          symbol,
          name,
          inAt,
          inPrice,
          analyst: analyst.name,
          certNo: analyst.certNo,
          validUntil,
          reason,
          salt,
        }),
      ),
      exitColumns({ prevHash, outAt, outPrice, profitRate, maxRiseRate, maxFallRate, outReason, salt }),
    ])
  })
  expect(guesses.length).toBeGreaterThan(300 * masked.length)
  const published = new Set(masked.flatMap(({ hash, exitHash }) => [hash, exitHash]))
  expect(guesses.filter((columns) => published.has(hashOfLine(sealedLine(columns))))).toEqual([])
})

/** The file that a press makes a page hand over. */
async function fileOf(path: string): Promise<string> {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  // In this environment a press on a link would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  await open(path, { as: CUSTOMER, place: 'outside' })
  await press('下载全部记录 CSV')
  return (await saved[0]?.text()) ?? ''
}

it.each(['/case', '/pool?column=RC01', '/pool?column=RC02'])(
  'the file of %s verifies by that page’s instructions, record by record, and fails with any byte changed',
  async (path) => {
    const text = await fileOf(path)
    const [head = [], ...rows] = readLines(text)
    // 「将“编号|…|盐”连成一行…应与“入选校验值”相同」
    const recipes = [...words().matchAll(/将“([^”]+)”连成一行.*?应与“([^”]+)”相同/g)].map(
      ([, line = '', hash = '']) => ({
        line: line.split('|'),
        hash,
      }),
    )
    expect(recipes.map(({ hash }) => hash)).toEqual(['入选校验值', '出池校验值'])
    const valueOf = (row: readonly string[], name: string) => (row[head.indexOf(name)] ?? '?').replace(/^'/, '')
    const holds = (row: readonly string[], { line, hash }: (typeof recipes)[number]) =>
      hashOfLine(line.map((name) => valueOf(row, name)).join('|')) === valueOf(row, hash)
    const unlocked = rows.filter((row) => valueOf(row, '盐') !== '')
    expect(unlocked.length).toBeGreaterThan(10)
    for (const row of unlocked) {
      const applies = recipes.filter(({ hash }) => valueOf(row, hash) !== '')
      expect(applies.length).toBeGreaterThan(0)
      for (const recipe of applies) {
        expect(holds(row, recipe), `${row[0]} ${recipe.hash}`).toBe(true)
        for (const name of recipe.line) {
          const at = head.indexOf(name)
          expect(holds(row.with(at, `${row[at]}.`), recipe), `${row[0]} ${name}`).toBe(false)
        }
      }
    }
  },
)

it('the device computes the same hash as the service', async () => {
  const [record] = (await allRecords()).filter(({ salt, exitHash }) => salt !== undefined && exitHash !== undefined)
  if (!record) throw new Error('nothing is unlocked')
  const { entry, exit, hash, exitHash } = toSeals(record)
  expect(entry && (await sha256(sealedLine(entryColumns(entry))))).toBe(hash)
  expect(exit && (await sha256(sealedLine(exitColumns(exit))))).toBe(exitHash)
  vi.stubGlobal('crypto', {})
  expect(await sha256('')).toBeUndefined()
  vi.unstubAllGlobals()
})

it('text that begins like a formula verifies once its escape character is removed', () => {
  for (const reason of ['-5% 止损', '=1+1', "'引文'", '"引文"']) {
    const sealed = { caseId: 'CC01-1', symbol: 'SH600901', name: '江岸食品', inAt: NOW, inPrice: 1, validUntil: NOW }
    const analyst = { name: '甲', certNo: 'S1' } as StockCase['analyst']
    const [row = []] = readCsv(recordCsv([{ ...sealed, inDate: '2026-11-23', analyst, reason, salt: 'a' }]))
    expect(row[8]?.replace(/^'/, '')).toBe(reason)
  }
})

it('a spreadsheet reads no cell as a formula, and quotes are escaped', () => {
  const analyst = { name: '+S', certNo: 'a"b' } as StockCase['analyst']
  const [, row] = recordCsv([{ caseId: '=1+1', inDate: '-1.5', analyst }]).split('\r\n')
  expect(row).toBe(`"'=1+1","","","-1.5","","'+S","a""b"${',""'.repeat(12)}`)
})
