import { getDotPath, safeParse } from 'valibot'
import type { Call, OutputOf } from '#api/call.ts'
import { BusinessError, ShapeError } from '#api/errors.ts'

/** The maximum response length in characters. */
const LONGEST_ANSWER = 10_000_000

/** `METHOD /path` of a call, for errors and logs: path parameters are not filled in. */
export const labelOf = (call: Call): string => `${call.method} ${call.path}`

/** Parses a response as JSON. Throws ShapeError. */
export function readAnswer(call: Call, text: string): unknown {
  if (text.length > LONGEST_ANSWER) throw new ShapeError(labelOf(call), '')
  try {
    const answer: unknown = JSON.parse(text)
    return answer
  } catch (cause) {
    throw new ShapeError(labelOf(call), '', { cause })
  }
}

/**
 * Parses the `data` of `{code, data, message}`. Throws BusinessError for a code other than 0 and ShapeError for any
 * other shape. spec §3
 */
export function openEnvelope<C extends Call>(call: C, answer: unknown): OutputOf<C> {
  const label = labelOf(call)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw new ShapeError(label, '')
  const own = new Map<string, unknown>(Object.entries(answer))
  const code = own.get('code')
  const message = own.get('message')
  if (typeof code !== 'number' || !Number.isInteger(code)) throw new ShapeError(label, 'code')
  if (code !== 0) throw new BusinessError(label, code, typeof message === 'string' ? message : '')
  return parsed(call, label, own.get('data'))
}

function parsed<C extends Call>(call: C, label: string, data: unknown): OutputOf<C> {
  let result
  try {
    result = safeParse(call.output, data)
  } catch (cause) {
    // The data is nested too deeply for the stack.
    throw new ShapeError(label, 'data', { cause })
  }
  if (!result.success) throw new ShapeError(label, getDotPath(result.issues[0]) ?? 'data')
  // The schema belongs to the call, so its result has the call's type.
  return result.output as OutputOf<C>
}
