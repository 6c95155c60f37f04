import type { BrowserContext } from '@playwright/test'
import { xssStrings } from '#test/corpora/xss.ts'
import { spellable } from './attack.ts'

/** The sanitiser parses its input in a document without a window, and the policy reports each handler there. */
export const noted = /violates the following Content Security Policy/

/** 320 of the corpus, spread over its kinds. */
export function hostileStrings(): string[] {
  const all = spellable(xssStrings())
  const step = Math.floor(all.length / 320)
  return all.filter((_, at) => at % step === 0)
}

/** Answers a call with the result of `answer` for its query. */
export async function serve(context: BrowserContext, call: string, answer: (url: URL) => object): Promise<void> {
  await context.route(call, (route) => route.fulfill({ json: answer(new URL(route.request().url())) }))
}

/** Replaces every text of a value, except ids and enums. */
export function poisoned(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string')
    return /^(?:status|kind|reason|catalogId|parentId|articleId|videoId)$/.test(key) ? value : text
  if (Array.isArray(value)) return value.map((each) => poisoned(each, text, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, text, name)]))
}
