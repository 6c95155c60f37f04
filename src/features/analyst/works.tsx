import { useState } from 'react'
import { CourseRow } from '#entities/course/course-card.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { Empty } from '#ui/state/empty.tsx'
import css from './analyst.module.css'
import type { Works } from './analyst.words.ts'

/** How many articles or videos are shown at first. */
const FIRST = 10

/** An adviser's works by kind; empty kinds are left out. */
export function WorksCard({
  works: { courses, articles, videos },
  onCourse,
}: {
  works: Works
  onCourse: (number: string) => void
}) {
  const kinds = [
    { key: 'courses' as const, label: `课程 ${courses.length}`, count: courses.length },
    { key: 'articles' as const, label: `文章 ${articles.length}`, count: articles.length },
    { key: 'videos' as const, label: `视频 ${videos.length}`, count: videos.length },
  ].filter(({ count }) => count > 0)
  const [chosen, choose] = useState(kinds[0]?.key ?? 'courses')
  const [isWhole, showWhole] = useState(false)
  if (kinds.length === 0)
    return <Empty text="还没有公开的课程与文章" action={{ label: '看全部课程', href: '/course' }} />
  const all = chosen === 'videos' ? videos : articles
  const shown = isWhole ? all : all.slice(0, FIRST)
  return (
    <Card label="作品">
      <Tabs label="作品" items={kinds} current={chosen} onChange={choose} />
      <TabPanel tabKey={chosen}>
        <div className={css.rows}>
          {chosen === 'courses' ? (
            <ul aria-label="课程">
              {courses.map((row) => (
                <li key={row.key}>
                  <CourseRow row={row} onOpen={onCourse} />
                </li>
              ))}
            </ul>
          ) : (
            <CellGroup>
              {shown.map(({ href, title, at }) => (
                <Cell key={href} title={title} note={at} href={href} />
              ))}
              {shown.length < all.length && (
                <Cell
                  title={`查看全部 ${all.length} ${chosen === 'videos' ? '条' : '篇'}`}
                  onClick={() => showWhole(true)}
                />
              )}
            </CellGroup>
          )}
        </div>
      </TabPanel>
    </Card>
  )
}
