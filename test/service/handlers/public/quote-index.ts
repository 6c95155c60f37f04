import type * as calls from '#api/domains/public/quote-index.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'

export function openQuoteIndex(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    quoteIndexList: () => deps.library().indicators,
  }
}
