import type { Samples } from '#test/service/handlers/sweep.ts'

export const aiDiagnoseSamples: Required<Samples<'ai-diagnose'>> = {
  start: { symbol: 'SH609001' },
  detail: { symbol: 'SH609001' },
}
