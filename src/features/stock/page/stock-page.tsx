import { diagnoseHref, scoreHref, STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { Button } from '#ui/button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useStockPage } from './stock-page.model.ts'
import css from './stock-page.module.css'
import { StockQuote } from './stock-quote.tsx'

const About = lazyPart(() => import('./about.tsx').then((m) => m.About), <Skeleton lines={8} inset />)

const OnList = lazyPart(() => import('./on-list.tsx').then((m) => m.OnList), <Button busy>加自选</Button>)

/** 个股页. `opens`: whether a path is one of our pages. product ST-03 */
export function StockScreen({ opens }: { opens: (path: string) => boolean }) {
  const page = useStockPage()
  const { head, symbol } = page
  if (!head) {
    return (
      <Screen title="股票">
        <Empty text="未找到该股票" action={{ label: '去搜索', href: STOCK_SEARCH }} />
        <Foot />
      </Screen>
    )
  }
  const add = <OnList symbol={symbol} name={head.name || head.code} />
  return (
    <Screen title={`${head.name} ${head.code}`.trim()} footer={head.isIndex ? undefined : add}>
      <StockQuote key={symbol} head={head} page={page} />
      {!head.isIndex && <Models symbol={symbol} />}
      {!head.isIndex && <About symbol={symbol} opens={opens} />}
      <Foot />
    </Screen>
  )
}

function Foot() {
  return <RiskLine>数据仅供参考，不构成投资建议</RiskLine>
}

/** What models say about the stock. */
function Models({ symbol }: { symbol: string }) {
  return (
    <div className={css.models}>
      <LinkButton href={diagnoseHref(symbol)} kind="plain" size="small">
        AI诊股
      </LinkButton>
      <LinkButton href={scoreHref(symbol)} kind="plain" size="small">
        评分
      </LinkButton>
    </div>
  )
}
