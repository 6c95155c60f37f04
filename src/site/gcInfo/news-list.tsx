import { Topics } from '#ui/prose/topics.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Story, StoryOutline } from '#site/frame/story.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { Pages } from '#site/frame/pager.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { newsOf, useChannels } from './page.ts'

interface Skin {
  /** How the pages are shown. */
  Pages: Pages
  /** The style sheet of the skin: `channels`, `rows`. */
  look: Readonly<Record<string, string>>
}

/** The channels of the company's news, and the list of the chosen one. SI-08 */
export function NewsList({ Pages, look }: Skin) {
  const { channels, chosen, choose } = useChannels()
  return (
    <div className={look['channels']}>
      <LoadState loaded={channels} skeleton={<StoryOutline />}>
        {(items) =>
          chosen === '' ? (
            <Empty text="暂无资讯" action={{ label: '看观点', href: '/information' }} />
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
                  row={({ href, title, brief, cover, date }) => (
                    <Story
                      href={href}
                      title={title}
                      summary={<Topics text={brief} />}
                      cover={cover}
                      note={<Quiet as="span">{date}</Quiet>}
                    />
                  )}
                  empty={<Empty text="暂无资讯" action={{ label: '看观点', href: '/information' }} />}
                  outline={<StoryOutline />}
                />
              </TabPanel>
            </>
          )
        }
      </LoadState>
    </div>
  )
}
