import { advert, analystGwList, articleList, getNewsList, liveRoomVideoList } from '#api/domains/public.ts'
import { type Loaded, useCall } from '#data/use-call.ts'
import { day, duration, stamp } from '#lib/dates.ts'
import { safeTarget } from '#lib/safe-target.ts'
import { fileAt } from '#site/frame/files.ts'

/** How many of each kind the first page shows. */
export const SHOWN = 3

/** The channel of the company's own news. */
const COMPANY_NEWS = 'GW1'

export interface Row {
  href: string
  title: string
  /** Who and when. */
  note: string
}
export interface Film extends Row {
  image: string
}
export interface Person {
  number: string
  name: string
  title: string
  certNo: string
  image: string
}
export interface Banner {
  href: string
  title: string
  image: string
  isAd: boolean
}

/** What the first page shows; each part comes, or fails, by itself. product SI-01 */
export interface IndexPage {
  /** Undefined: none is to be had, now or at all. */
  banner: Banner | undefined
  education: Loaded<Film[]>
  views: Loaded<Row[]>
  team: Loaded<Person[]>
  news: Loaded<Row[]>
  /** Since when, as MM-DD HH:mm, where a part is an older copy. */
  savedAt: string | undefined
}

const options = { cache: true, offline: { title: '首页', route: '/index', part: true } }

export function useIndexPage(): IndexPage {
  const paging = { pageNo: 1, pageSize: SHOWN }
  const banners = useCall(advert, { position: 'GW_HOME' }, { cache: true })
  const films = useCall(liveRoomVideoList, paging, options)
  const views = useCall(articleList, paging, options)
  const team = useCall(analystGwList, {}, options)
  const news = useCall(getNewsList, { channelId: COMPANY_NEWS, ...paging }, options)
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

/** At most three of what was answered, in words. */
function words<T, V>(loaded: Loaded<T>, toRows: (data: T) => V[]): Loaded<V[]> {
  return loaded.state === 'ready' ? { ...loaded, data: toRows(loaded.data).slice(0, SHOWN) } : loaded
}

/** `href` is empty where it would lead out of the site. */
function toBanner({ link, title, imageUrl, isAd }: { link: string; title: string; imageUrl: string; isAd: boolean }) {
  return { href: safeTarget(link, location.origin) ?? '', title, image: fileAt(imageUrl), isAd }
}
