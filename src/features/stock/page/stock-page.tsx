import type { PageProps } from '#data/page/page.ts'
import { CHATS } from '#lib/path/chat-href.ts'
import { diagnoseHref, STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { BarSign } from '#ui/layout/bar-sign.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useMounted } from '#ui/mounted.ts'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useStockPage } from './stock-page.model.ts'
import css from './stock-page.module.css'
import { StockQuote } from './stock-quote.tsx'

const About = lazyPart(() => import('./about.tsx').then((m) => m.About), <Skeleton lines={8} inset />)

const OnList = lazyPart(
  () => import('./on-list.tsx').then((m) => m.OnList),
  <BarSign icon="star" label="加自选" busy onClick={() => undefined} />,
)

/** What the route table knows of the screen. */
export { first } from './stock-page.model.ts'

/** 个股页. ST-03 */
export function StockScreen({ useOpens }: PageProps) {
  const opens = useOpens()
  const page = useStockPage()
  const { title, head, symbol } = page
  const mounted = useMounted()
  const isIndex = mounted && head?.isIndex
  if (!head) {
    return (
      <Screen title="股票">
        <Empty text="未找到该证券" action={{ label: '去搜索', href: STOCK_SEARCH }} />
        <Foot />
      </Screen>
    )
  }
  const bar = (
    <div className={css.bar}>
      <OnList symbol={symbol} name={head.name || head.code} />
      {mounted ? (
        <BarSign icon="pulse" label="AI诊股" href={diagnoseHref(symbol)} />
      ) : (
        <BarSign icon="pulse" label="AI诊股" busy onClick={() => undefined} />
      )}
      <LinkButton href={CHATS}>问投顾</LinkButton>
    </div>
  )
  return (
    <Screen
      title={title}
      home="head"
      end={
        <>
          <Badge>{head.board}</Badge>
          <Anchor href={STOCK_SEARCH} className={css.search} aria-label="搜索股票">
            <Icon name="search" />
          </Anchor>
        </>
      }
      footer={isIndex ? undefined : bar}
    >
      <StockQuote key={symbol} head={head} page={page} />
      {!isIndex && <About symbol={symbol} head={head} opens={opens} />}
      <Foot />
    </Screen>
  )
}

function Foot() {
  return <RiskLine>数据仅供参考，不构成投资建议</RiskLine>
}
