import { pages as account } from '#features/account/pages.ts'
import { pages as advisers } from '#features/adviser/pages.ts'
import { pages as analysts } from '#features/analyst/pages.ts'
import { pages as benefits } from '#features/benefits/pages.ts'
import { pages as cases } from '#features/case/pages.ts'
import { pages as channels } from '#features/channel/pages.ts'
import { pages as chat } from '#features/chat/pages.ts'
import { pages as complaint } from '#features/complaint/pages.ts'
import { pages as feedback } from '#features/feedback/pages.ts'
import { pages as gateway } from '#features/gateway/pages.ts'
import { pages as home } from '#features/home/pages.ts'
import { pages as invoice } from '#features/invoice/pages.ts'
import { pages as learn } from '#features/learn/pages.ts'
import { pages as live } from '#features/live/pages.ts'
import { pages as myStrategy } from '#features/my-strategy/pages.ts'
import { pages as member } from '#features/member/pages.ts'
import { pages as news } from '#features/news/pages.ts'
import { pages as notice } from '#features/notice/pages.ts'
import { pages as offline } from '#features/offline/pages.ts'
import { pages as partners } from '#features/partner/pages.ts'
import { pages as pools } from '#features/pool/pages.ts'
import { pages as promotion } from '#features/promotion/pages.ts'
import { pages as refund } from '#features/refund/pages.ts'
import { pages as service } from '#features/service/pages.ts'
import { pages as simulation } from '#features/simulation/pages.ts'
import { pages as stock } from '#features/stock/pages.ts'
import { pages as strategy } from '#features/strategy/pages.ts'
import { pages as suitability } from '#features/suitability/pages.ts'
import { pages as teams } from '#features/team/pages.ts'
import { pages as tools } from '#features/tools/pages.ts'
import { pages as trade } from '#features/trade/pages.ts'
import { pages as videos } from '#features/video/pages.ts'

/** All other pages of the application, in a chunk of their own. */
export const lazyPages = [
  ...account,
  ...advisers,
  ...analysts,
  ...benefits,
  ...cases,
  ...channels,
  ...chat,
  ...complaint,
  ...feedback,
  ...gateway,
  ...home,
  ...invoice,
  ...learn,
  ...live,
  ...myStrategy,
  ...member,
  ...news,
  ...notice,
  ...offline,
  ...partners,
  ...pools,
  ...promotion,
  ...refund,
  ...service,
  ...simulation,
  ...stock,
  ...strategy,
  ...suitability,
  ...teams,
  ...tools,
  ...trade,
  ...videos,
]
