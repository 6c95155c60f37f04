import { StoryRow } from '#entities/article/story-row.tsx'
import { FeedList } from '#entities/list/feed-list.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { TEAMS } from '#lib/path/team-href.ts'
import { Cell } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ShortViewRow } from './short-view.tsx'
import { useContents, useShortViews, useTeamVideos } from './made.model.ts'
import type { Tab } from './team.model.ts'

/** A team's works of one kind. MD-02 */
export function Made({ number, kind }: { number: string; kind: Tab }) {
  if (kind === 'views') return <ShortViews number={number} />
  return kind === 'VIDEO' ? <Videos number={number} /> : <Contents number={number} kind={kind} />
}

function ShortViews({ number }: { number: string }) {
  return (
    <FeedList
      feed={useShortViews(number)}
      noun="观点"
      label="短观点"
      keyOf={({ key }) => key}
      row={(view) => <ShortViewRow view={view} />}
      empty={<Empty text="还没有短观点" action={{ label: '看其他团队', href: TEAMS }} />}
    />
  )
}

function Videos({ number }: { number: string }) {
  return (
    <PagedList
      pages={useTeamVideos(number)}
      label="视频"
      keyOf={({ href }) => href}
      row={(row) => <StoryRow {...row} summary="" />}
      empty={<Empty text="还没有视频" action={{ label: '看其他团队', href: TEAMS }} />}
    />
  )
}

function Contents({ number, kind }: { number: string; kind: Exclude<Tab, 'views' | 'VIDEO'> }) {
  return (
    <PagedList
      pages={useContents(number, kind)}
      label={kind === 'LIVE' ? '直播' : '文章'}
      keyOf={(row) => row?.key ?? ''}
      row={(row) => row && <Cell title={row.title} note={row.note} href={row.href} />}
      empty={<Empty text="还没有内容" action={{ label: '看其他团队', href: TEAMS }} />}
    />
  )
}
