import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { openDatabase } from '#test/service/database/open.ts'
import * as schema from '#test/service/database/schema.ts'
import { readSamples } from '#test/service/read-samples.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { putFile } from '#test/service/files/put-file.ts'
import { ask } from './sweep.ts'

/**
 * Isolation between customers: no caller reads or changes another customer's records. The others own a record of every
 * kind; a customer with every entitlement passes their ids to every call.
 */
const OTHERS = ['13800000002', '13800000005']
const STRANGER = { mobile: '13800000007', userId: 'U000007' }

/** Fields that look like record ids but name public data, data only the caller knows, or a choice. */
const OPEN = words(`
  activityNumber adClickId brokerId folderId cardNo channelIds clickId giftNumber optionId questionId serialNumber skuNumber
  subOrderNumber caseId packageId pageNo passagewayId poolId strategyId tradeId afterId analystNumber articleId articleNumber avatarId beforeId catalogId channelId chatId
  chatIds clientId clientNo columnId courseNumber deviceId factorIds indexId l3Id lotteryId number numbers openId optionIds
  parentId planNumber replyToId roomId salesNumber sceneId seriesId shareWxId sid skuId subjectId symbol tagId targetId
  taxNo teamNumber templateId templateIds topicId videoId wxId`)

/** Fields that hold private record ids → the columns these are in; `any`: every private id there is. */
const PRIVATE: Record<string, readonly string[] | 'any'> = {
  addressId: ['addresses.id'],
  backKey: ['uploads.fileKey'],
  couponId: ['coupons.couponId', 'gift_coupons.couponId'],
  evaluationId: ['evaluations.evaluationId'],
  fileKey: ['uploads.fileKey'],
  fileKeys: ['uploads.fileKey'],
  flowId: 'any',
  frontKey: ['uploads.fileKey'],
  feedbackId: 'any',
  id: 'any',
  images: ['uploads.fileKey'],
  messageId: 'any',
  orderNumber: ['orders.orderNumber'],
  orderNumbers: ['orders.orderNumber'],
  preOrderNumber: 'any',
  refundNumber: 'any',
  proofKey: ['uploads.fileKey'],
  signatureKey: ['uploads.fileKey'],
  voucherKey: ['uploads.fileKey'],
  prizeId: ['prizes.prizeId'],
  simId: 'any',
  taskId: 'any',
}
/** Further input a call needs so that it looks at the id. */
const WITH: Record<string, object> = { 'chat.chatSend': { kind: 'IMAGE' } }

/** A visit to the face vendor: no sample gets that far. */
const visit = {
  flowId: 'FLOW-OF-OTHERS',
  userId: 'U000002',
  returnUrl: '/suitability',
  consentVersion: 'V1',
  status: 'PENDING' as const,
  day: '2026-09-15',
  at: 0,
}

const NAME = /^(id|number)$|[a-z](Id|Ids|Number|Numbers|No|Nos|Key|Keys)$|^numbers$|^images$/
const PERSONAL = words('mobile realName name detail ocrName idMasked email content remark accountName')
/** Tables that are public, and parts of orders, which anyone with the link may view and pay. OR-10 */
const SHOWN = words('comments chat_messages sub_orders payments')
const A_COLUMN = 2

/** Without login: an unguessable id is the credential. product A18 */
const BY_NUMBER = words('public.feedbackPdf public.publicOrderContract public.publicOrder public.publicSubOrderCreate')
/** Idempotent: the first answer is repeated whatever else is sent. */
const AGAIN = words('order.feedbackCreate')

type Row = Record<string, unknown>
const tables = Object.values(schema).filter((each) => is(each, SQLiteTable))
/** The parent of a row in a table without an account column. */
const PARENTS = ['orderNumber', 'flowId']
const owned = tables.filter((table) => ['userId', ...PARENTS].some((column) => column in getTableColumns(table)))
const calls = Object.entries(contract).flatMap(([domain, records]) =>
  Object.entries<Partial<Call>>(records).flatMap(([name, call]) =>
    call.path === undefined ? [] : [{ place: `${domain}.${name}`, domain, name, call: call as Call }],
  ),
)

const folder = mkdtempSync(join(tmpdir(), 'ownership-'))
let service: TestService
let look: Awaited<ReturnType<typeof openDatabase>>
let samples: Record<string, Record<string, unknown>>
let token = ''
/** Ids of what the others own, by column. */
const names = new Map<string, string[]>()
let secrets: string[] = []

beforeAll(async () => {
  samples = (await readSamples()) as typeof samples // by domain and name, as `calls` has them
  service = await start({ db: folder })
  look = await openDatabase(folder)
  for (const mobile of OTHERS) await live((await service.login(mobile)).accessToken)
  await look.db.insert(schema.faceFlows).values(visit)
  await service.get('/auth/wx-oa-login?code=code-owner&state=s&accountType=1099')
  const buyer = (await service.login('13800000002')).accessToken
  const prizes: Row[] = (await service.get('/live/room/prize/my', buyer)).body.data
  names.set(
    'prizes.prizeId',
    prizes.slice(0, A_COLUMN).map(({ prizeId }) => String(prizeId)),
  )
  token = (await service.login(STRANGER.mobile)).accessToken
  await learn()
}, 600_000)
afterAll(() => {
  look.close()
  service.close()
  rmSync(folder, { recursive: true })
})

/** Makes every write call once. */
async function live(mine: string): Promise<void> {
  for (const purpose of ['ID', 'COMPLAINT']) await putFile(service, mine, purpose)
  for (const { domain, name, call } of calls) await ask(service, call, samples[domain]?.[name] ?? {}, mine)
}

/** Reads what the others own. */
async function learn(): Promise<void> {
  await learnParents()
  const own = new Set<string>([JSON.stringify(samples)])
  const found = new Set<string>()
  for (const table of owned) {
    const tableName = getTableName(table)
    for (const row of await rowsOf(table)) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string' || value.length < 3 || /^[[{]/.test(value)) continue
        const isName = (NAME.test(column) || column === 'refreshHash') && !OPEN.has(column)
        if (row['userId'] === STRANGER.userId) own.add(value)
        else if ((isName || PERSONAL.has(column)) && !SHOWN.has(tableName)) found.add(value)
        const place = `${tableName}.${column}`
        const known = names.get(place) ?? []
        const isFresh = row['userId'] !== STRANGER.userId && isName && column !== 'userId' && !known.includes(value)
        if (isFresh && !SHOWN.has(tableName) && known.length < A_COLUMN) names.set(place, [...known, value])
      }
    }
  }
  const mine = [...own].join(' ')
  secrets = [...found].filter((value) => !mine.includes(value))
}

/** Rows with the account they belong to: their own, or that of their order or flow. */
async function rowsOf(table: SQLiteTable): Promise<Row[]> {
  const rows: Row[] = await look.db.select().from(table)
  return rows.map((row) => ({ ...row, userId: row['userId'] ?? ownerOf(row) }))
}

function ownerOf(row: Row): string | null {
  return PARENTS.flatMap((column) => parents.get(String(row[column])) ?? [])[0] ?? null
}

/** Orders and flows → their accounts. */
const parents = new Map<string, string>()
async function learnParents(): Promise<void> {
  for (const table of tables.filter((each) => 'userId' in getTableColumns(each))) {
    const rows: Row[] = await look.db.select().from(table)
    for (const row of rows) {
      for (const column of PARENTS) if (typeof row[column] === 'string') parents.set(row[column], String(row['userId']))
    }
  }
}

/** All rows that do not belong to the stranger. */
async function snapshot(): Promise<Row> {
  const kept = owned.filter((table) => !SHOWN.has(getTableName(table)))
  const parts = kept.map(async (table) => {
    const rows = (await rowsOf(table)).filter(({ userId }) => userId !== STRANGER.userId && userId !== null)
    return [getTableName(table), rows] as const
  })
  return Object.fromEntries(await Promise.all(parts))
}

interface Shape {
  wrapped?: Shape
  item?: Shape
  entries?: Record<string, Shape>
}

/** Paths of the fields of an input. */
function fieldsOf(given: Shape | undefined, at: readonly string[] = []): (readonly string[])[] {
  const shape = given?.wrapped ?? given
  if (shape?.item) return fieldsOf(shape.item, [...at, '0'])
  return Object.entries(shape?.entries ?? {}).flatMap(([name, entry]) => {
    const inner = fieldsOf(entry, [...at, name])
    return inner.length > 0 ? inner : [[...at, name]]
  })
}

// Every valibot object schema has entries, every wrapper what it wraps; the generic type does not say so.
const places = calls.map((each) => ({ ...each, fields: fieldsOf(each.call.input as unknown as Shape) }))

/** The input with the value at this path replaced; in a list where there was one or the name implies one. */
function put(input: unknown, [name = '', ...rest]: readonly string[], value: string): unknown {
  if (Array.isArray(input)) return [put(input[0], rest, value)]
  const fields = Object(input) as Row
  const isList = name.endsWith('s')
  return { ...fields, [name]: rest.length > 0 ? put(fields[name], rest, value) : isList ? [value] : value }
}

/** The sample with a request number of its own; the same one would return the first answer. */
function fresh(sample: unknown, once: string): Row {
  const fields = Object(sample) as Row
  const numbered = Object.keys(fields).filter((field) => field === 'clientId' || field === 'clientNo')
  return { ...fields, ...Object.fromEntries(numbered.map((field) => [field, once])) }
}

function namesFor(field: string): string[] {
  const columns = PRIVATE[field]
  if (columns === 'any') return [...new Set([...names.values()].flat())]
  return (columns ?? []).flatMap((column) => names.get(column) ?? [])
}

it('classifies every id-like field as private or public', () => {
  const looking = new Set(
    places.flatMap(({ fields }) => fields.flatMap((at) => at.at(-1) ?? []).filter((each) => NAME.test(each))),
  )
  expect([...looking].filter((field) => !OPEN.has(field) && !Object.hasOwn(PRIVATE, field))).toEqual([])
  expect(Object.keys(PRIVATE).filter((field) => namesFor(field).length === 0)).toEqual([])
})

it('neither reveals nor changes other customers’ data, whatever ids are requested', async () => {
  const before = await snapshot()
  const answered: string[] = []
  const leaked: string[] = []
  let n = 0
  const tell = (place: string, sent: string, answer: object) => {
    const text = JSON.stringify(answer)
    for (const secret of secrets)
      if (secret !== sent && text.includes(secret)) leaked.push(`${place} ${sent}: ${secret}`)
  }
  for (const { place, domain, name, call, fields } of places) {
    if (BY_NUMBER.has(place)) continue
    const sample = samples[domain]?.[name] ?? {}
    tell(place, '', await ask(service, call, sample, token))
    for (const at of fields) {
      for (const value of namesFor(at.at(-1) ?? '')) {
        if (place === 'chat.chatSend') service.wait(4000)
        const own = { ...fresh(sample, `asks-${n++}`), ...WITH[place] }
        const answer = await ask(service, call, put(own, at, value), token)
        tell(place, value, answer)
        if (answer.code === 0 && !AGAIN.has(place)) answered.push(`${place} ${at.join('.')} ${value}`)
      }
    }
  }
  expect(leaked).toEqual([])
  expect(answered).toEqual([])
  expect(await snapshot()).toEqual(before)
}, 600_000)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
