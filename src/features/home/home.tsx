import type { PageProps } from '#data/page/page.ts'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { OfflineBar } from '#ui/state/offline-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { Analysts } from './modules/analysts.tsx'
import { BannerPlace } from './modules/banner.tsx'
import { ForYou } from './modules/for-you.tsx'
import { EDUCATION, useHome } from './home.model.ts'
import css from './home.module.css'
import { Module } from './modules/module.tsx'
import { Next } from './modules/next.tsx'
import { News } from './modules/news.tsx'
import { Hero } from './prompt.tsx'
import { Shelf } from './modules/shelf.tsx'
import { Shortcuts } from './modules/shortcuts.tsx'
import { LiveWeek } from './modules/week.tsx'

const Today = lazyPart(
  () => import('./modules/today.tsx').then((m) => m.Today),
  <Module title="今天" room="rows" loaded={{ state: 'loading' }} empty="">
    {() => null}
  </Module>,
)

const Strategies = lazyPart(() => import('./modules/strategies.tsx').then((m) => m.Strategies))
const Mine = lazyPart(() => import('./modules/mine.tsx').then((m) => m.Mine))

const MarketStrip = lazyPart(
  () => import('./modules/market-strip.tsx').then((m) => m.MarketStrip),
  <div className={css.market}>
    <Skeleton lines={4} />
  </div>,
)

/** What the route table knows of the screen. */
export { first } from './home.model.ts'

/** 首页, which links only to pages of ours. HM-01 */
export function HomeScreen({ useOpens }: PageProps) {
  const opens = useOpens()
  const { loaded, shelves, savedAt, isMember, hasCount, isShort, ...part } = useHome(opens)
  usePage({ title: '首页' })
  return (
    <Screen title={brand.name} tab="home">
      <Hero opens={opens} to={part.to} hasCount={hasCount} />
      <MarketStrip onOpen={() => part.opened('stock')} />
      <Shortcuts {...part} />
      <Next />
      <Today {...part} />
      {isMember && <Mine {...part} />}
      {!isShort && (
        <>
          {isMember && <Strategies {...part} />}
          {shelves.map((shelf) => (
            <Shelf key={shelf.key} shelf={shelf} loaded={loaded} {...part} />
          ))}
          <News {...part} />
        </>
      )}
      <Shelf shelf={EDUCATION} loaded={loaded} {...part} />
      {!isShort && (
        <>
          <BannerPlace to={part.to} />
          <LiveWeek {...part} />
          <Analysts {...part} />
          <ForYou {...part} />
        </>
      )}
      <DisclosureFooter company={brand} />
      {savedAt !== '' && <OfflineBar savedAt={savedAt} />}
    </Screen>
  )
}
