import { Link } from 'wouter'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { NumberedPages } from '#site/frame/pager.tsx'
import { SiteArticle } from '#site/frame/site-article.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './desktop.module.css'
import { NewsList } from './news-list.tsx'
import { crumbs, detailName, toContent, useChannels, useLatest, useNewsDetail, words } from './page.ts'

/** 公司资讯 on a desktop: two columns of news, pages by numbers. SI-08 */
export function GcInfoDesktop() {
  return (
    <SiteFrame {...words}>
      <NewsList Pages={NumberedPages} look={css} />
    </SiteFrame>
  )
}

/** One piece of news, with other recent ones beside it. */
export function GcInfoDetailDesktop() {
  return (
    <SiteArticle name={detailName} crumbs={crumbs} loaded={useNewsDetail()} toContent={toContent} aside={<Latest />} />
  )
}

function Latest() {
  const { channels, chosen } = useChannels()
  const latest = useLatest(chosen)
  // Without a channel nothing is on its way.
  if (channels.state !== 'loading' && chosen === '') return null
  return (
    <Card title="最新资讯">
      <LoadState loaded={latest} skeleton={<Skeleton lines={12} />}>
        {(rows) => (
          <ul className={css.latest}>
            {rows.map(({ id, href, title, date }) => (
              <li key={id}>
                <Link href={href}>
                  {title}
                  <Quiet as="span">{date}</Quiet>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Card>
  )
}
