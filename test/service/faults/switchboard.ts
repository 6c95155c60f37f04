import type { MiddlewareHandler } from 'hono'
import { is, parse } from 'valibot'
import type { createAnswered } from './answered.ts'
import { applyFault } from './apply.ts'
import type { Journal } from './journal.ts'
import { matches, Rule } from './rule.ts'

export type Switchboard = ReturnType<typeof createSwitchboard>

/** Fault injection: rules set at the control endpoint, or one rule in the header of the request itself. */
export function createSwitchboard(journal: Journal, answered: ReturnType<typeof createAnswered>) {
  const rules: Rule[] = []
  const take = (method: string, path: string): Rule | undefined => {
    for (const rule of rules) {
      if (!matches(rule, method, path)) continue
      if (rule.skip > 0) {
        rule.skip -= 1
        continue
      }
      if (rule.times === 1) rules.splice(rules.indexOf(rule), 1)
      else if (rule.times > 1) rule.times -= 1
      return rule
    }
    return undefined
  }
  const middleware: MiddlewareHandler = async (context, next) => {
    const entry = await journal.enter(context)
    const { method, path } = context.req
    const rule = fromHeader(context.req.header('x-test-fault')) ?? take(method, path)
    entry.fault = rule?.kind ?? null
    try {
      return rule ? await applyFault(rule, context, next) : await next()
    } finally {
      entry.status = context.finalized ? context.res.status : 0
      if (!rule || rule.kind === 'latency') answered(entry)
    }
  }
  return {
    middleware,
    rules: (): readonly Rule[] => rules,
    add: (given: unknown) =>
      void rules.push(...(Array.isArray(given) ? given : [given]).map((each) => parse(Rule, each))),
    clear: () => void rules.splice(0),
  }
}

/** `kind`, `kind:value` or `kind:value:text`, each with `@after`; or a rule as JSON. */
function fromHeader(header: string | undefined): Rule | undefined {
  if (header === undefined) return undefined
  if (header.startsWith('{')) return parse(Rule, { path: '*', ...Object(JSON.parse(header)) })
  const [spec = '', when = 'before'] = header.split('@')
  const [kind, value, ...words] = spec.split(':')
  const rule = {
    path: '*',
    kind,
    when,
    ...(value !== undefined && { value: Number(value) }),
    ...(words.length > 0 && { text: decodeURIComponent(words.join(':')) }),
  }
  return is(Rule, rule) ? parse(Rule, rule) : undefined
}
