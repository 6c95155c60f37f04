import { NEWS } from '#lib/path/news-href.ts'
import { Rows } from './items.tsx'
import { Module, More } from './module.tsx'
import { useNews } from './news.model.ts'
import type { PartProps } from './part.ts'

/** The newest articles of the first channel, each with its source. */
export function News({ to, opened }: PartProps) {
  return (
    <Module title="快讯" side={<More href={to(NEWS)} name="快讯" />} room="rows" loaded={useNews(to)} empty="暂无快讯">
      {(items) => <Rows items={items} onOpen={() => opened('news')} />}
    </Module>
  )
}
