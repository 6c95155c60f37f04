import type { Context } from 'hono'
import { type GenericSchema, safeParse } from 'valibot'
import type { Call, OutputOf } from '#api/call.ts'
import { badInput } from './refusal.ts'
import { readLimited } from './web/limited-body.ts'

const BODY_LIMIT = 64 * 1024
const TEXT_LIMIT = 8192

/** The input of a call from path, query and body, validated against its schema; throws a Refusal of 400xx. */
export async function readInput<C extends Call>(call: C, context: Context): Promise<OutputOf<C>> {
  const fields = fieldsOf(call.input)
  const raw: Record<string, unknown> = Object.create(null) // an input may be named like a method of Object
  if (call.send === 'json') Object.assign(raw, await readBody(context))
  if (call.send === 'query') Object.assign(raw, queryOf(context, fields))
  if (call.send === 'query+json') {
    raw['query'] = queryOf(context, fieldsOf(fields.get('query')))
    raw['body'] = await readBody(context)
  }
  for (const [name, value] of Object.entries(context.req.param()))
    raw[name] = coerced([String(value)], fields.get(name))
  const long = Object.entries(raw).find(([, value]) => isLong(value))
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
  const text = (await readLimited(context.req.raw, BODY_LIMIT)).toString()
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

/** A text over the limit anywhere in a value, or deeper nesting than any input has. */
function isLong(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length > TEXT_LIMIT
  if (typeof value !== 'object' || value === null) return false
  return depth > 5 || Object.values(value).some((each) => isLong(each, depth + 1))
}

/** The fields of a schema, below any optional. */
function fieldsOf(schema: GenericSchema | Wrapped | undefined): Map<string, Wrapped> {
  // Every valibot object schema has entries, and every wrapper what it wraps; the generic type does not say so.
  const { entries = {} } = (schema ?? {}) as unknown as Wrapped
  return new Map(Object.entries(entries).map(([name, entry]) => [name, bare(entry)]))
}

function queryOf(context: Context, fields: Map<string, Wrapped>): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null)
  for (const [name, values] of Object.entries(context.req.queries())) query[name] = coerced(values, fields.get(name))
  return query
}

function bare(schema: Wrapped): Wrapped {
  return schema.wrapped ? bare(schema.wrapped) : schema
}

/** A text of the query as the schema expects it; unchanged where it does not fit, so that validation names it. */
function coerced(values: readonly string[], field: Wrapped | undefined): unknown {
  const [first = ''] = values
  const kind = field?.type
  if (kind === 'array') return values
  if (kind === 'number') return first.trim() !== '' && Number.isFinite(Number(first)) ? Number(first) : first
  if (kind === 'boolean') return first === 'true' ? true : first === 'false' ? false : first
  return first
}
