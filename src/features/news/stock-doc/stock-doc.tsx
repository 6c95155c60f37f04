import { useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { STOCKS } from '#lib/path/stock-href.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from '#features/news/news.module.css'
import { type StockDoc, useStockDoc } from './stock-doc.model.ts'
import type { StockDocView } from './stock-doc.words.ts'

const BACK = { label: '看自选股', href: STOCKS }

/** 个股新闻/公告/研报详情. NW-05 */
export function StockDocScreen() {
  const found = useStockDoc()
  return (
    <Screen title={found.label ?? '资讯'}>
      <Shown found={found} />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Shown({ found: { label, path, isGuest, doc } }: { found: StockDoc }) {
  if (label === undefined) return <Empty text="内容不存在" action={BACK} />
  if (isGuest) return <Empty text={`登录后可查看${label}`} action={{ label: '登录后查看', href: loginHref(path) }} />
  return (
    <ClosedState loaded={doc} skeleton={<Skeleton lines={14} inset />} closed={BACK}>
      {(view) => <Doc view={view} />}
    </ClosedState>
  )
}

function Doc({ view: { title, origin, html, file, fileLabel, disclaimer } }: { view: StockDocView }) {
  const [, navigate] = useLocation()
  return (
    <div className={css.wide}>
      <Card label={title}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.quiet}>
          <Unbroken>{origin}</Unbroken>
        </p>
        {html !== '' && <ArticleBody html={html} onLink={navigate} />}
        {file !== '' && (
          <a className={buttonClass('plain', 'small')} href={file} target="_blank" rel="noreferrer">
            {fileLabel}
          </a>
        )}
        {html === '' && file === '' && <p>原文暂不可用，请到交易所网站查阅</p>}
        <p className={css.quiet}>{disclaimer}</p>
        <RiskLine />
      </Card>
    </div>
  )
}
