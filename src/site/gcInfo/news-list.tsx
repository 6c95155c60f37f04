import { Link } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Pages } from '#site/frame/pager.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import css from './news-list.module.css'
import { newsOf, type NewsRow, useChannels } from './page.ts'

interface Skin {
  /** How the pages are shown. */
  Pages: Pages
  /** The style sheet of the skin: `channels`, `rows`. */
  look: Readonly<Record<string, string>>
}

/** The channels of the company's news, and the list of the chosen one. product SI-08 */
export function NewsList({ Pages, look }: Skin) {
  const { channels, chosen, choose } = useChannels()
  return (
    <div className={look['channels']}>
      <LoadState loaded={channels} skeleton={<Outline />}>
        {(items) =>
          chosen === '' ? (
            <Empty text="暂无资讯" />
          ) : (
            <>
              <Tabs label="资讯频道" items={items} current={chosen} onChange={choose} />
              <TabPanel tabKey={chosen}>
                <Pages
                  key={chosen}
                  list={newsOf(chosen)}
                  label="资讯"
                  look={look['rows']}
                  keyOf={({ id }) => id}
                  row={(row) => <Row row={row} />}
                  empty={<Empty text="暂无资讯" />}
                  outline={<Outline />}
                />
              </TabPanel>
            </>
          )
        }
      </LoadState>
    </div>
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

function Outline() {
  return (
    <div className={css.waiting}>
      <Skeleton lines={4} />
    </div>
  )
}
