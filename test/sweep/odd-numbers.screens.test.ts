import { expect, it } from 'vitest'
import { openScreens } from './screens.ts'

/** Numbers allowed in JSON but meaningless, in each field of a page's answers. */
const CUSTOMER = '13800000004'
/** The text in an answer: JSON.parse makes Infinity of the first two. */
const ODD = ['1e999', '-1e999', '1e21', '8640000000000001', '1e308']
/** Outside the range of `Date`. */
const TOO_LATE = '8640000000000001'
const UNREADABLE = /Infinity|NaN|undefined|Invalid|\de\+\d/

const screens = await openScreens(/^\/(?:live|stock|article|chat|case|pool|indicator|diagnose)/)
const { phone, open, words } = screens

const fields = new Set<string>()
/** Fields already covered by an earlier page. */
const tried = new Set<string>()
let spoilt: { field: string; text: string } | undefined

const send = globalThis.fetch
globalThis.fetch = async (url, init) => {
  const answer = await send(url, init)
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer
  const { data, ...envelope } = (await answer.json()) as { data: unknown }
  const mark = (key: string, value: unknown) => {
    // Elements of an array have its name.
    if (typeof value === 'number') fields.add(key)
    return typeof value === 'number' && key === spoilt?.field ? '\u0000' : value
  }
  const text = JSON.stringify({ ...envelope, data: marked(data, mark) })
  return new Response(text.replaceAll('"\\u0000"', spoilt?.text ?? ''), {
    status: answer.status,
    headers: answer.headers,
  })
}

function marked(value: unknown, mark: (key: string, value: unknown) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, mark, key))
  if (typeof value !== 'object' || value === null) return mark(key, value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, mark, name)]))
}

it.each([
  '/live/scene/SC2',
  '/live',
  '/article/A101',
  '/chat/CR02/ask',
  '/chat/CR01',
  '/case/strategy/ST01',
  '/pool',
  '/stock/SH600901',
])('%s shows no malformed number, whichever field contains one', async (path) => {
  fields.clear()
  spoilt = undefined
  await open(path, { as: CUSTOMER, place: 'outside' })
  expect(phone.sight()).toBe('content')
  const wrong: string[] = []
  for (const [at, field] of [...fields].filter((each) => each === 'startAt' || !tried.has(each)).entries()) {
    tried.add(field)
    spoilt = { field, text: (field === 'startAt' ? TOO_LATE : ODD[at % ODD.length]) ?? '' }
    await open(path, { as: CUSTOMER, place: 'outside' })
    const [found = ''] = UNREADABLE.exec(words()) ?? []
    if (found || phone.sight() !== 'content') wrong.push(`${field} ${spoilt.text}: ${phone.sight()} ${found}`)
  }
  expect(wrong).toEqual([])
})
