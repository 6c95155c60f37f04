import type { Samples } from '#test/service/handlers/sweep.ts'

export const quoteIndexSamples: Required<Samples<'quote-index'>> = {
  subscriptionInfo: {},
  subscriptionOpen: { indexId: 'QI01', trial: true },
}
