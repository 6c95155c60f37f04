import { useState } from 'react'
import { stories, Story, StoryOutline } from '#site/frame/story.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Link } from 'wouter'
import { day, duration } from '#lib/time/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import type { Pages } from '#site/frame/pager.tsx'
import { addressOf as articleAddress } from './article.model.ts'
import { type Article, articlesOf, type Place, tabs, usePlace, type Video, videosOf } from './page.ts'
import { addressOf as videoAddress } from './video.model.ts'
import css from './protection.module.css'
import { submitProps } from '#ui/form/submit.ts'

/** Search, tabs, and the list of the chosen one. */
export function Lessons({ pages }: { pages: Pages }) {
  const { place, turnTo, search } = usePlace()
  return (
    <div className={css.lessons}>
      <Search keyword={place.keyword} onSearch={search} />
      <Tabs label="投资者教育栏目" items={tabs} current={place.tab} onChange={turnTo} />
      <TabPanel tabKey={place.tab}>
        {place.keyword !== '' && (
          <Row gap={2}>
            <Quiet>{`「${place.keyword}」的搜索结果`}</Quiet>
            <Button kind="ghost" size="small" onClick={() => search('')}>
              清除
            </Button>
          </Row>
        )}
        {place.tab === 'video' ? (
          <VideoList keyword={place.keyword} pages={pages} />
        ) : (
          <ArticleList key={place.tab} place={place} pages={pages} />
        )}
      </TabPanel>
    </div>
  )
}

function Search({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [typed, type] = useState(keyword)
  const [last, setLast] = useState(keyword)
  if (keyword !== last) {
    // Another search came with the address. A new field would not have the focus.
    setLast(keyword)
    type(keyword)
  }
  return (
    <form role="search" className={css.search} {...submitProps(() => onSearch(typed))}>
      <TextField kind="search" label="在投资者教育中搜索" value={typed} onChange={type} />
      <Button type="submit" size="small">
        搜索
      </Button>
    </form>
  )
}

function ArticleList({ place, pages: Pages }: { place: Place; pages: Pages }) {
  return (
    <Pages
      list={articlesOf(place)}
      label="文章"
      look={stories}
      keyOf={({ id }) => id}
      row={(article) => <ArticleRow article={article} />}
      empty={<Nothing keyword={place.keyword} />}
      outline={<StoryOutline />}
    />
  )
}

function ArticleRow({ article: { id, title, summary, coverUrl, publishedAt } }: { article: Article }) {
  return (
    <Story
      href={articleAddress(id)}
      title={title}
      summary={<Topics text={summary} />}
      note={
        <Quiet as="span" small>
          {day(publishedAt)}
        </Quiet>
      }
      cover={coverUrl === undefined ? '' : fileAt(coverUrl)}
    />
  )
}

function VideoList({ keyword, pages: Pages }: { keyword: string; pages: Pages }) {
  return (
    <Pages
      list={videosOf(keyword)}
      label="视频"
      look={css.videos}
      keyOf={({ videoId }) => videoId}
      row={(video) => <VideoCard video={video} />}
      empty={<Nothing keyword={keyword} />}
      outline={<Skeleton ratio={16 / 9} lines={1} />}
    />
  )
}

/** Recordings as cards; the skin decides how many are in a row. */
export function VideoCards({ list }: { list: readonly Video[] }) {
  return (
    <ul className={css.videos}>
      {list.map((video) => (
        <li key={video.videoId}>
          <VideoCard video={video} />
        </li>
      ))}
    </ul>
  )
}

function VideoCard({ video: { videoId, title, coverUrl, durationSec, access } }: { video: Video }) {
  return (
    <Link href={videoAddress(videoId)} className={css.video}>
      <span className={css.cover}>
        <Picture src={fileAt(coverUrl)} alt="" ratio={16 / 9} />
        <span className={css.play}>
          <Icon name={access.allowed ? 'play' : 'lock'} size={28} />
        </span>
        <span className={css.length}>{duration(durationSec)}</span>
      </span>
      <span className={css.name}>{title}</span>
      <span>{!access.allowed && <Badge>登录或开通后观看</Badge>}</span>
    </Link>
  )
}

function Nothing({ keyword }: { keyword: string }) {
  return keyword === '' ? (
    <Empty text="该栏目暂无内容" action={{ label: '看观点', href: '/information' }} />
  ) : (
    <Empty text={`没有找到与「${keyword}」有关的内容`} action={{ label: '看全部内容', href: '/protection' }} />
  )
}
