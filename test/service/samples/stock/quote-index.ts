import type { Samples } from '#test/service/contract/sweep.ts'

export const quoteIndexSamples: Required<Samples<'quote-index'>> = {
  quoteIndexSubscription: {},
  quoteIndexOpen: { indexId: 'QI01', trial: true },
}
