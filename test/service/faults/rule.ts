import { type InferOutput, number, object, optional, picklist, pipe, string, integer, minValue } from 'valibot'

/** The fault for matching requests. */
export const Rule = object({
  /** Unset: any. */
  method: optional(string()),
  /** Path with or without /api, `*` is a wildcard, e.g. `/course/*`. */
  path: string(),
  /** How many requests it applies to; 0: all until it is cleared. Unset: 1. */
  times: optional(pipe(number(), integer(), minValue(0)), 1),
  /** How many matching requests pass first. */
  skip: optional(pipe(number(), integer(), minValue(0)), 0),
  kind: picklist([
    'latency',
    'drop',
    'cut',
    'status',
    'code',
    'malformed',
    'html',
    'empty',
    'expired',
    'forbidden',
    'shape',
    'body',
  ]),
  /** latency: ms; status: the status; code: the code. */
  value: optional(number()),
  /** code: the message; body: the whole body. */
  text: optional(string()),
  /** body: its content type. */
  type: optional(string()),
  /** body: its Content-Security-Policy. */
  policy: optional(string()),
  /** before: the call has no effect; after: it has. */
  when: optional(picklist(['before', 'after']), 'before'),
})
export type Rule = InferOutput<typeof Rule>

/** Whether a rule matches this request. */
export function matches(rule: Rule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== method) return false
  const escaped = rule.path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^(?:/api)?${escaped}$`).test(path)
}
