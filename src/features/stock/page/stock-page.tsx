import type { PageProps } from '#data/page/page.ts'
import { diagnoseHref, scoreHref, STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { Button } from '#ui/button.tsx'
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

const OnList = lazyPart(() => import('./on-list.tsx').then((m) => m.OnList), <Button busy>加自选</Button>)

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
  const add = <OnList symbol={symbol} name={head.name || head.code} />
  return (
    <Screen title={title} footer={isIndex ? undefined : add}>
      <StockQuote key={symbol} head={head} page={page} />
      {!isIndex && <div className={css.models}>{mounted && <Models symbol={symbol} />}</div>}
      {!isIndex && <About symbol={symbol} opens={opens} />}
      <Foot />
    </Screen>
  )
}

function Foot() {
  return <RiskLine>数据仅供参考，不构成投资建议</RiskLine>
}

/** What models say about the stock; the build does not know which. */
function Models({ symbol }: { symbol: string }) {
  return (
    <>
      <LinkButton href={diagnoseHref(symbol)} kind="plain" size="small">
        AI诊股
      </LinkButton>
      <LinkButton href={scoreHref(symbol)} kind="plain" size="small">
        评分
      </LinkButton>
    </>
  )
}
