import type { Deps, Handlers } from '#test/service/deps.ts'
import { channel } from './stock-case/channel.ts'
import { shown } from './stock-case/shown.ts'
import { caseStrategy } from './stock-case/strategy.ts'

export function stockCase(deps: Deps): Handlers<'stock-case'> {
  return { ...shown(deps), ...channel(deps), ...caseStrategy(deps) }
}
