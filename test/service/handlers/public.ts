import type { Deps, Handlers } from '#test/service/deps.ts'
import { openAdverts } from './public/adverts.ts'
import { openArticles } from './public/articles.ts'
import { openCompany } from './public/company.ts'
import { openConvert } from './public/convert.ts'
import { openLanding } from './public/landing.ts'
import { openLive } from './public/live.ts'
import { openNews } from './public/news.ts'
import { openBasics } from './public/open.ts'
import { openOrders } from './public/orders.ts'
import { openQuoteIndex } from './public/quote-index.ts'
import { openRefunds } from './public/refunds.ts'
import { openReplays } from './public/replays.ts'
import { openStockCase } from './public/stock-case.ts'
import { openStrategy } from './public/strategy.ts'
import { openTeam } from './public/team.ts'

export function open(deps: Deps): Handlers<'public'> {
  return {
    ...openAdverts(),
    ...openArticles(deps),
    ...openCompany(deps),
    ...openConvert(deps),
    ...openLanding(deps),
    ...openLive(deps),
    ...openNews(deps),
    ...openBasics(deps),
    ...openOrders(deps),
    ...openQuoteIndex(deps),
    ...openRefunds(deps),
    ...openReplays(deps),
    ...openStockCase(deps),
    ...openStrategy(deps),
    ...openTeam(deps),
  }
}
