import {
  advertList,
  companyAnalystList,
  companyStaff,
  publicArticleList,
  publicNewsList,
  publicReplayList,
} from '#api/domains/public.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { day, duration, stamp } from '#lib/time/dates.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { type IndexPage, SHOWN } from './index.words.ts'

/** The channel of the company's own news. */
const COMPANY_NEWS = 'GW1'

const options = { cache: true, offline: { title: '首页', route: '/index', part: true } }

export function useIndexPage(): IndexPage {
  const paging = { pageNo: 1, pageSize: SHOWN }
  const banners = useCall(advertList, { position: 'GW_HOME' }, { cache: true })
  const films = useCall(publicReplayList, paging, options)
  const views = useCall(publicArticleList, paging, options)
  const team = useCall(companyAnalystList, {}, options)
  const news = useCall(publicNewsList, { channelId: COMPANY_NEWS, ...paging }, options)
  const old = [films, views, team, news].flatMap((each) => (each.state === 'ready' && each.stale ? [each.savedAt] : []))
  return {
    savedAt: old.length > 0 ? stamp(Math.min(...old)) : undefined,
    banner: banners.state === 'ready' ? banners.data.map(toBanner).find(({ href }) => href !== '') : undefined,
    education: words(films, ({ list }) =>
      list.map(({ videoId, title, coverUrl, durationSec }) => ({
        href: `/protection/video-detail?id=${encodeURIComponent(videoId)}`,
        title,
        note: `时长 ${duration(durationSec)}`,
        image: fileAt(coverUrl),
      })),
    ),
    views: words(views, ({ list }) =>
      list.map(({ id, title, author, publishedAt }) => ({
        href: `/information/detail?id=${encodeURIComponent(id)}`,
        title,
        note: [author && `${author.name} ${author.certNo}`, day(publishedAt)].filter(Boolean).join(' · '),
      })),
    ),
    team: words(team, (people) =>
      people
        .filter(({ status }) => status === 'ON')
        .map(({ number, name, title, certNo, avatarUrl }) => ({
          number,
          name,
          title,
          certNo,
          image: fileAt(avatarUrl),
        })),
    ),
    news: words(news, ({ list }) =>
      list.map(({ id, title, publishedAt }) => ({
        href: `/gcInfo/detail?id=${encodeURIComponent(id)}`,
        title,
        note: day(publishedAt),
      })),
    ),
  }
}

/** How many people are registered and at work; undefined while that is not known. */
export function useStaffCount(): number | undefined {
  return dataOf(useCall(companyStaff, { status: 'ON', pageNo: 1, pageSize: 1 }, options))?.total
}

/** At most three items of the answer, in words. */
function words<T, V>(loaded: Loaded<T>, toRows: (data: T) => V[]): Loaded<V[]> {
  return mapLoaded(loaded, (data) => toRows(data).slice(0, SHOWN))
}

/** `href` is empty where it would leave the site. */
function toBanner({ link, title, imageUrl, isAd }: { link: string; title: string; imageUrl: string; isAd: boolean }) {
  return { href: safeTarget(link, location.origin) ?? '', title, image: fileAt(imageUrl), isAd }
}
