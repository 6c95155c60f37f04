import { useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { EXPRESS, subjectHref } from '#lib/path/news-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useSanitizer } from '#ui/prose/safe-html.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from '#features/news/news.module.css'
import { type Flash, type FlashView, useFlash, useFlashLike } from './flash.model.ts'

const NamedStocks = lazyPart(() => import('#entities/stock/named-stocks.tsx').then((m) => m.NamedStocks))

const BACK = { label: '看7×24快讯', href: EXPRESS }

/** 快讯详情. NW-04 */
export function FlashScreen() {
  return (
    <Screen title="快讯">
      <Shown found={useFlash()} />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Shown({ found: { path, isGuest, flash } }: { found: Flash }) {
  if (isGuest)
    return (
      <Empty
        text="登录后可查看快讯"
        note="每条快讯标明来源与时间，更正会在原处注明"
        action={{ label: '登录后查看', href: loginHref(path) }}
      />
    )
  return (
    <ClosedState loaded={flash} skeleton={<Skeleton lines={14} inset />} closed={BACK}>
      {(view) =>
        view.gone === '' ? <Standing view={view} /> : <Empty text="该快讯已撤回" note={view.gone} action={BACK} />
      }
    </ClosedState>
  )
}

function Standing({ view }: { view: FlashView }) {
  const { title, isImportant, isCorrected, facts, html, stocks, disclaimer, subject, related } = view
  const [, navigate] = useLocation()
  const like = useFlashLike(view.flash)
  const { sanitize } = useSanitizer()
  return (
    <>
      <div className={css.wide}>
        <Card label={title}>
          <h2 className={css.title}>
            <Unbroken>{title}</Unbroken>
          </h2>
          <p className={css.quiet}>
            {isImportant && <Badge tone="brand">重要</Badge>} {isCorrected && <Badge tone="warning">更正</Badge>}{' '}
            <Unbroken>{facts}</Unbroken>
          </p>
          <ArticleBody html={html} names={stocks.map(({ name }) => name)} onLink={navigate} />
          {stocks.length > 0 && <NamedStocks title="文中提到" stocks={stocks} />}
          {sanitize && (
            <>
              <p className={css.quiet}>{disclaimer}</p>
              <RiskLine />
              <LikeButton like={like} />
            </>
          )}
        </Card>
      </div>
      {related.length > 0 && (
        <Section title="相关快讯" more={subject && { label: '全部', href: subjectHref(subject.id) }} inset>
          <CellGroup>
            {related.map(({ key, ...row }) => (
              <Cell key={key} {...row} />
            ))}
          </CellGroup>
        </Section>
      )}
    </>
  )
}
