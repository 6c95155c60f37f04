import type { Samples } from '#test/service/handlers/sweep.ts'

export const quoteIndexSamples: Required<Samples<'quote-index'>> = {
  quoteIndexSubscription: {},
  quoteIndexOpen: { indexId: 'QI01', trial: true },
}
