import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { envelope } from '#test/service/router.ts'
import type { Rule } from './rule.ts'

/** Applies the rule to one response. `proceed` runs the call. */
export async function applyFault(rule: Rule, context: Context, proceed: () => Promise<void>): Promise<Response | void> {
  if (rule.kind === 'latency') {
    if (rule.when === 'before') await wait(rule.value ?? 0)
    await proceed()
    if (rule.when === 'after') await wait(rule.value ?? 0)
    return
  }
  // Only a successful response can be truncated or distorted: the call runs.
  if (rule.when === 'after' || rule.kind === 'cut' || rule.kind === 'shape') await proceed()
  return replaced(await spoilt(rule, context), context)
}

async function spoilt(rule: Rule, context: Context): Promise<Response> {
  switch (rule.kind) {
    case 'latency':
      return context.res
    case 'drop':
      return drop(context)
    case 'cut':
      return cut(context, await context.res.clone().text())
    case 'status':
      return json(rule.value ?? 503, envelope(rule.value ?? 503, null, rule.text ?? ''))
    case 'code':
      return json(200, envelope(rule.value ?? 50000, null, rule.text ?? ''))
    case 'malformed':
      return text('{"code":0,"data":{"list":[', 'application/json')
    case 'html':
      return text('<!doctype html><title>网络认证</title><p>请登录网络</p>', 'text/html; charset=utf-8')
    case 'empty':
      return text('', 'application/json')
    case 'expired':
      return json(401, envelope(401, null, '登录已过期'))
    case 'forbidden':
      return json(403, envelope(403, null, '没有权限'))
    case 'shape':
      return json(200, bent(await context.res.clone().json()))
    case 'body':
      return new Response(rule.text ?? '', {
        status: rule.value ?? 200,
        headers: {
          'content-type': rule.type ?? 'application/json',
          ...(rule.policy !== undefined && { 'content-security-policy': rule.policy }),
        },
      })
  }
}

/** Hono merges headers into an existing response: it is cleared first. */
function replaced(response: Response, context: Context): Response {
  if (context.finalized) context.res = undefined
  context.res = response
  return response
}

function outgoing(context: Context): HttpBindings['outgoing'] | undefined {
  // Only node-server binds the socket; `app.request` binds nothing.
  return (context.env as Partial<HttpBindings> | undefined)?.outgoing
}

function drop(context: Context): Response {
  const out = outgoing(context)
  if (!out) throw new TypeError('the connection was dropped')
  out.socket?.destroy()
  return RESPONSE_ALREADY_SENT
}

function cut(context: Context, body: string): Response {
  const out = outgoing(context)
  const bytes = Buffer.from(body)
  const half = bytes.subarray(0, Math.floor(bytes.length / 2))
  if (!out) return text(half.toString(), 'application/json')
  out.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
  out.write(half, () => out.socket?.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Every value of the data becomes one of another type. */
function bent(value: unknown): unknown {
  const { code, message } = Object(value) as { code?: unknown; message?: unknown }
  return { code, message, data: { list: 'many', total: null, 0: [], id: {}, title: 42 } }
}

function json(status: number, value: unknown): Response {
  const headers = {
    'content-type': 'application/json',
    'x-trace-id': 'fault',
    'access-control-expose-headers': 'x-trace-id',
  }
  return new Response(JSON.stringify(value), { status, headers })
}

function text(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
