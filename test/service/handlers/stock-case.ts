import type { Deps, Handlers } from '#test/service/deps.ts'
import { channel } from './pool/channel.ts'
import { shown } from './pool/shown.ts'
import { caseStrategy } from './pool/strategy.ts'

export function stockCase(deps: Deps): Handlers<'stock-case'> {
  return { ...shown(deps), ...channel(deps), ...caseStrategy(deps) }
}
