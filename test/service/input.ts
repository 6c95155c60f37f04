import type { Context } from 'hono'
import { type GenericSchema, safeParse } from 'valibot'
import type { Call, OutputOf } from '#api/call.ts'
import { badInput, Refusal } from './refusal.ts'

const BODY_LIMIT = 64 * 1024
const TEXT_LIMIT = 8192

/** The input of a call from path, query and body, checked against its schema; throws a Refusal of 400xx. */
export async function readInput<C extends Call>(call: C, context: Context): Promise<OutputOf<C>> {
  const fields = fieldsOf(call.input)
  const raw: Record<string, unknown> = Object.create(null) // an input may be named like a method of Object
  const body = call.send === 'json' || call.send === 'query+json' ? await readBody(context) : {}
  Object.assign(raw, body)
  if (call.send === 'query' || call.send === 'query+json') {
    for (const [name, values] of Object.entries(context.req.queries())) raw[name] = coerced(values, fields.get(name))
  }
  for (const [name, value] of Object.entries(context.req.param()))
    raw[name] = coerced([String(value)], fields.get(name))
  const long = Object.entries(raw).find(([, value]) => typeof value === 'string' && value.length > TEXT_LIMIT)
  if (long) throw badInput(40013, `参数 ${long[0]} 过长`)
  const parsed = safeParse(call.input, { ...raw })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const name = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  throw issue.received === 'undefined' ? badInput(40002, `缺少参数 ${name}`) : badInput(40003, `参数 ${name} 不正确`)
}

async function readBody(context: Context): Promise<object> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw badInput(40014, '请求须为 JSON 格式')
  if (Number(context.req.header('content-length') ?? 0) > BODY_LIMIT) throw new Refusal(40013, '提交的内容过长', 413)
  const text = await context.req.text()
  if (text.length > BODY_LIMIT) throw new Refusal(40013, '提交的内容过长', 413)
  try {
    const value: unknown = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {
    // Said below.
  }
  throw badInput(40001, '请求格式不正确')
}

interface Wrapped {
  type: string
  wrapped?: Wrapped
  entries?: Record<string, Wrapped>
}

/** The kind of each field: `number`, `boolean`, `array`, `string`… below any optional. */
function fieldsOf(schema: GenericSchema): Map<string, string> {
  // Every valibot object schema has entries, and every wrapper what it wraps; the generic type does not say so.
  const { entries = {} } = schema as unknown as Wrapped
  return new Map(Object.entries(entries).map(([name, entry]) => [name, bare(entry).type]))
}

function bare(schema: Wrapped): Wrapped {
  return schema.wrapped ? bare(schema.wrapped) : schema
}

/** A text of the query as the schema wants it; unchanged where it does not fit, so that the check names it. */
function coerced(values: readonly string[], kind: string | undefined): unknown {
  const [first = ''] = values
  if (kind === 'array') return values
  if (kind === 'number') return first.trim() !== '' && Number.isFinite(Number(first)) ? Number(first) : first
  if (kind === 'boolean') return first === 'true' ? true : first === 'false' ? false : first
  return first
}
