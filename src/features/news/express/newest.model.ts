import { useEffect, useEffectEvent } from 'react'
import { clsArticleExpressCount, clsArticleList, expressList } from '#api/domains/media/news.ts'
import type { NewsItem } from '#api/shapes/news.ts'
import { dataOf } from '#data/loaded.ts'
import { type Feed, useFeed } from '#data/list/use-feed.ts'
import { useNewest } from '#data/list/use-newest.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { EXPRESS } from '#lib/path/news-href.ts'

/** Ms between two polls for new flashes. NW-03 */
const RHYTHM = 30_000
const idOf = ({ id }: NewsItem) => id
const offline = { title: '7×24快讯', route: EXPRESS }

/** All flashes, or the important ones; refreshed when the service counts new ones. */
export function useAllFlashes(important: boolean): Feed<NewsItem> {
  const input = important ? { important } : {}
  const { newest, catchUp } = useNewest(expressList, input, { idOf, offline })
  useCount(dataOf(newest)?.list[0], catchUp)
  return useFeed(expressList, input, { idOf, newest })
}

/** Those of a subject, whose older ones are requested by time. */
export function useFlashesOf(subjectId: string): Feed<NewsItem> {
  const cursorOf = ({ publishedAt }: NewsItem) => ({ lastTime: publishedAt })
  const { newest, catchUp } = useNewest(clsArticleList, { subjectId }, { idOf, cursorOf, offline })
  useCount(dataOf(newest)?.list[0], catchUp)
  return useFeed(clsArticleList, { subjectId }, { idOf, cursorOf, newest })
}

/** Catches up when there is something newer; the count ignores filters, so it means no more than this. live §5 */
function useCount(latest: NewsItem | undefined, catchUp: () => Promise<void>): void {
  const since = latest && { since: latest.publishedAt }
  const count = dataOf(useWatch(clsArticleExpressCount, since ?? null, { seen: RHYTHM }))?.count ?? 0
  // A failure is made up for with the next count.
  const begin = useEffectEvent(() => void catchUp().catch(() => undefined))
  useEffect(() => {
    if (count > 0) begin()
  }, [count])
}
