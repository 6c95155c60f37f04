import { SiteArticle } from '#site/frame/site-article.tsx'
import { useDailyDetail, useViewDetail } from './detail.model.ts'
import { dailyPage, viewPage } from './detail.tsx'

/** An analyst's opinion on a phone. SI-13 */
export function ViewMobile() {
  return <SiteArticle {...viewPage} loaded={useViewDetail()} />
}

/** A daily commentary on a phone. SI-13 */
export function DailyMobile() {
  return <SiteArticle {...dailyPage} loaded={useDailyDetail()} />
}
