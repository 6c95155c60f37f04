import { Link } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Pages } from '#site/frame/pager.tsx'
import { Empty } from '#ui/layout/empty.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import css from './news-list.module.css'
import { type NewsRow, PAGE_SIZE, useChannels, useNews } from './page.ts'

interface Skin {
  /** How the pages follow each other. */
  Pages: Pages
  /** The skin's own style: `channels`, `rows`. */
  look: Readonly<Record<string, string>>
}

/** The channels of the company's news, and the list of the chosen one. product SI-08 */
export function NewsList({ Pages, look }: Skin) {
  const { channels, chosen, choose } = useChannels()
  return (
    <div className={look['channels']}>
      <LoadState loaded={channels} skeleton={<Waiting look={look} />}>
        {(items) =>
          chosen === '' ? (
            <Empty text="暂无资讯" />
          ) : (
            <>
              <Tabs label="资讯频道" items={items} current={chosen} onChange={choose} />
              <TabPanel tabKey={chosen}>
                <Channel key={chosen} channelId={chosen} Pages={Pages} look={look} />
              </TabPanel>
            </>
          )
        }
      </LoadState>
    </div>
  )
}

function Channel({ channelId, Pages, look }: Skin & { channelId: string }) {
  const first = useNews(channelId, 1)
  return (
    <Pages first={first} size={PAGE_SIZE}>
      {(pageNo) => <Page channelId={channelId} pageNo={pageNo} look={look} />}
    </Pages>
  )
}

function Page({ channelId, pageNo, look }: { channelId: string; pageNo: number; look: Skin['look'] }) {
  return (
    <LoadState loaded={useNews(channelId, pageNo)} skeleton={<Waiting look={look} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty text="暂无资讯" />
        ) : (
          <ul className={look['rows']}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  )
}

function Row({ row }: { row: NewsRow }) {
  return (
    <Link href={row.href} className={css.row}>
      {row.cover !== '' && (
        <span className={css.cover}>
          <Picture src={row.cover} alt="" ratio={16 / 9} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.title}>{row.title}</span>
        <span className={css.brief}>{row.brief}</span>
        <span className={css.date}>{row.date}</span>
      </span>
    </Link>
  )
}

function Waiting({ look }: Pick<Skin, 'look'>) {
  return (
    <div className={look['rows']} aria-hidden>
      {Array.from({ length: PAGE_SIZE }, (_, at) => (
        <div key={at} className={css.waiting}>
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
