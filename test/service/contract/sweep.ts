import { expect } from 'vitest'
import { safeParse } from 'valibot'
import type { Call, InputOf } from '#api/call.ts'
import { contract, type Contract } from '#api/contract.ts'
import { layOut } from '#api/key.ts'
import { isOpen } from '#test/service/router.ts'
import type { TestService } from '#test/service/testing.ts'

/** The callers: a guest, a customer who only registered, and a customer with purchases and a membership. */
const FRESH = '13800000001'
const ENTITLED = '13800000007'

/** A valid input for each call of the sweep. */
export type Samples<D extends keyof Contract> = {
  [N in keyof Contract[D]]?: Contract[D][N] extends Call ? InputOf<Contract[D][N]> : never
}

/**
 * Calls a domain over HTTP as a guest, a fresh and an entitled customer: each answer matches the contract or is a
 * rejection with a message; inputs with a missing field, a wrong type or an overlong value are rejected as invalid.
 */
export async function sweep<D extends keyof Contract>(service: TestService, domain: D, samples: Samples<D>) {
  const calls: [string, Call][] = Object.entries(contract[domain])
  const fresh = (await service.login(FRESH)).accessToken
  const entitled = (await service.login(ENTITLED)).accessToken
  for (const [name, input] of Object.entries(samples)) {
    const call = calls.find(([each]) => each === name)?.[1]
    if (!call) throw new Error(`no call ${domain}.${name}`)
    await guests(service, call, input)
    for (const token of [fresh, entitled]) await answers(service, call, input, token)
    for (const [what, bad] of badInputs(call, input)) {
      const { status, code, message } = await ask(service, call, bad, entitled)
      expect([call.path, what, status, Math.floor(code / 100)]).toEqual([call.path, what, 400, 400])
      expect(message).toMatch(/[\u4e00-\u9fa5]/)
    }
  }
}

async function guests(service: TestService, call: Call, input: unknown) {
  const { status, code } = await ask(service, call, input)
  if (!isOpen(call)) return expect([call.path, status, code]).toEqual([call.path, 401, 401])
  return answers(service, call, input)
}

async function answers(service: TestService, call: Call, input: unknown, token?: string) {
  const { status, code, message, data } = await ask(service, call, input, token)
  expect([call.path, status, message]).toEqual([call.path, code === 401 ? 401 : 200, expect.any(String)])
  if (code === 0) expect([call.path, safeParse(call.output, data).issues]).toEqual([call.path, undefined])
  else expect([call.path, message]).toEqual([call.path, expect.stringMatching(/[\u4e00-\u9fa5]/)])
}

/** Every field missing, of another type, and far too long. */
function* badInputs(call: Call, input: unknown): Generator<[string, unknown]> {
  const fields = fieldsOf(input)
  const nested = call.send === 'query+json' ? fieldsOf(new Map(fields).get('body')) : undefined
  const put = (name: string, value: unknown) =>
    nested
      ? { ...Object.fromEntries(fields), body: { ...Object.fromEntries(nested), [name]: value } }
      : { ...Object.fromEntries(fields), [name]: value }
  const inPath = (name: string) => call.path.includes(`{${name}}`)
  for (const [name, value] of nested ?? fields) {
    const without = put(name, undefined)
    if (!inPath(name) && !safeParse(call.input, without).success) yield [`without ${name}`, without]
    if (typeof value === 'string') yield [`${name} too long`, put(name, 'x'.repeat(9000))]
    const wrong = wrongFor(value, call.send === 'query')
    if (!inPath(name) && wrong !== undefined) yield [`${name} of another type`, put(name, wrong)]
  }
}

function wrongFor(value: unknown, inQuery: boolean): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return 'x'
  return inQuery ? undefined : { x: 1 }
}

function fieldsOf(input: unknown): [string, unknown][] {
  return typeof input === 'object' && input !== null ? Object.entries(input) : []
}

/** One call over HTTP, as the contract specifies it. */
export async function ask(service: TestService, call: Call, input: unknown, token?: string) {
  const { path, query, body } = layOut(call, input, (value) => encodeURIComponent(String(value)))
  const headers = new Headers()
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const init: RequestInit = { method: call.method, headers, ...(body !== undefined && { body }) }
  const response = await service.request(`/api${path}${query}`, init)
  // The service wraps every /api response.
  const answer = (await response.json()) as { code: number; message: string; data: unknown }
  return { status: response.status, ...answer }
}
