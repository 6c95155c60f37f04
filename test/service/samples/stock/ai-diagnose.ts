import type { Samples } from '#test/service/contract/sweep.ts'

export const aiDiagnoseSamples: Required<Samples<'ai-diagnose'>> = {
  aiDiagnoseStart: { symbol: 'SH609001' },
  aiDiagnoseDetail: { symbol: 'SH609001' },
}
