import { useEffect, useEffectEvent } from 'react'
import { teamContentList, teamMessages, teamMessagesLatest, teamVideoList } from '#api/domains/public/team.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { type ShortView, toContentRow, toShortView, toTeamVideo, type VideoRow } from './rows.words.ts'

/** How often a newer short view is polled, ms. MD-02 */
const EVERY = 60_000

/** The short views, newest first; polled while the page is visible. */
export function useShortViews(number: string): Feed<ShortView> {
  const today = useToday()
  const feed = useFeed(teamMessages, { number }, { idOf: ({ messageId }) => messageId })
  const newest = dataOf(useWatch(teamMessagesLatest, { number }, { seen: EVERY }))?.messageId
  const shown = dataOf(feed)?.[0]?.messageId
  const renew = useEffectEvent(() => refresh(feed))
  const isNewer = newest !== undefined && shown !== undefined && newest !== shown
  useEffect(() => {
    if (isNewer) renew()
  }, [isNewer, newest])
  return mapFeed(feed, (message) => toShortView(number, message, today))
}

export interface ContentRow {
  key: string
  href: string
  title: string
  note: string
}

/** The films of a team, newest first. */
export function useTeamVideos(number: string): Pages<VideoRow> {
  const today = useToday()
  return mapPages(usePages(teamVideoList, { number }), (each) => toTeamVideo(each, today))
}

/** A team's works of one kind, newest first; works without a page are left out. */
export function useContents(number: string, kind: string): Pages<ContentRow | undefined> {
  const today = useToday()
  return mapPages(usePages(teamContentList, { number, kind }), (each) => toContentRow(each, today))
}
