import { MorePages } from '#site/frame/pager.tsx'
import { SiteArticle } from '#site/frame/site-article.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import look from './mobile.module.css'
import { NewsList } from './news-list.tsx'
import { crumbs, detailName, toContent, useNewsDetail, words } from './page.ts'

/** 公司资讯 on a phone: the channels, the news of one, more below. SI-08 */
export function GcInfoMobile() {
  return (
    <SiteFrame {...words}>
      <NewsList Pages={MorePages} look={look} />
    </SiteFrame>
  )
}

/** One piece of news. */
export function GcInfoDetailMobile() {
  return <SiteArticle name={detailName} crumbs={crumbs} loaded={useNewsDetail()} toContent={toContent} />
}
