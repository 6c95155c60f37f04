import { useLocation } from 'wouter'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSanitizer } from '#ui/prose/safe-html.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { type NewsPiece, useNewsDetail, useNewsLike } from './detail.model.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import css from './news.module.css'

const NamedStocks = lazyPart(() => import('#entities/stock/named-stocks.tsx').then((m) => m.NamedStocks))

/** 资讯详情. NW-02 */
export function NewsDetailScreen() {
  return (
    <Screen title="资讯">
      <LoadState loaded={useNewsDetail()} skeleton={<Skeleton lines={14} inset />}>
        {(news) => <Piece news={news} />}
      </LoadState>
    </Screen>
  )
}

function Piece({ news }: { news: NewsPiece }) {
  const [, navigate] = useLocation()
  const like = useNewsLike(news.piece)
  const { sanitize } = useSanitizer()
  const { stocks = [] } = news.piece
  return (
    <div className={css.wide}>
      <Card label={news.title}>
        <h2 className={css.title}>{news.title}</h2>
        <p className={css.quiet}>
          <Unbroken>{news.origin}</Unbroken>
        </p>
        <ArticleBody html={news.html} names={stocks.map(({ name }) => name)} onLink={navigate} />
        {sanitize && (
          <>
            {news.original !== undefined && <Anchor href={news.original}>查看原文</Anchor>}
            <p className={css.quiet}>{news.disclaimer}</p>
            {stocks.length > 0 && <NamedStocks title="文中提到" stocks={stocks} />}
            <RiskLine />
            <LikeButton like={like} />
          </>
        )}
      </Card>
      <DisclosureFooter company={brand} />
    </div>
  )
}
