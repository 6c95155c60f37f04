import { SiteArticle } from '#site/frame/site-article.tsx'
import { useDailyDetail, useViewDetail } from './detail.model.ts'
import { dailyPage, viewPage } from './detail.tsx'
import { People } from './people.tsx'

/** An analyst's opinion on a desktop. SI-13 */
export function ViewDesktop() {
  return <SiteArticle {...viewPage} loaded={useViewDetail()} aside={<People />} />
}

/** A daily commentary on a desktop. SI-13 */
export function DailyDesktop() {
  return <SiteArticle {...dailyPage} loaded={useDailyDetail()} aside={<People />} />
}
