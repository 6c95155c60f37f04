import { type ReactNode, useState } from 'react'
import { SearchField } from '#entities/search/search-field.tsx'
import type { CourseRowView } from '#entities/course/course-row.words.ts'
import { stockSearchHref } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Chips } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Marked } from '#ui/prose/marked.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Begin } from './begin.tsx'
import type { FoundLesson } from './lessons.model.ts'
import { type FoundRow, type SearchModel, useLearnSearch } from './search.model.ts'
import css from './search.module.css'

/** 搜索. LE-01 */
export function LearnSearchScreen() {
  const model = useLearnSearch()
  return (
    <Screen title="搜索" home="beside">
      <div className={css.field}>
        <SearchField label="关键词" hint="课程、课时或文章的名称" value={model.typed} onChange={model.type} />
      </div>
      <p role="status" className={css.status}>
        {statusOf(model)}
      </p>
      {model.words === '' ? <Begin model={model} /> : <Found key={model.words} model={model} />}
      <RiskLine>课程教方法，不荐股，不构成收益承诺</RiskLine>
    </Screen>
  )
}

/** What is announced: the region stays from word to word. */
function statusOf({ words, busy, failure, courses, series, lessons, articles }: SearchModel): string {
  if (words === '') return ''
  if (busy) return '正在搜索…'
  const count = courses.length + series.length + lessons.length + articles.length
  return count > 0 ? `找到 ${count} 项` : failure ? '' : `没有找到“${words}”`
}

function Found({ model }: { model: SearchModel }) {
  const { courses, series, lessons, articles, busy, failure, words, open } = model
  const [kind, setKind] = useState('全部')
  const all = [
    { name: '课程', count: courses.length },
    { name: '系列课', count: series.length },
    { name: '课时', count: lessons.length },
    { name: '文章', count: articles.length },
  ].filter(({ count }) => count > 0)
  const count = all.reduce((sum, each) => sum + each.count, 0)
  const shows = (name: string) => kind === '全部' || kind === name
  return (
    <section aria-label="搜索结果" aria-busy={busy}>
      {all.length > 0 && (
        <div className={css.kinds}>
          <Chips
            row
            label="类别"
            items={[{ name: '全部', count }, ...all].map((each) => ({
              id: each.name,
              name: `${each.name} ${each.count}`,
            }))}
            chosen={kind}
            onPick={(id) => setKind(id ?? '全部')}
          />
        </div>
      )}
      {shows('课程') && (
        <Group title="课程" rows={courses}>
          {(row) => <Course key={row.key} row={row} words={words} onOpen={() => open(row.key)} />}
        </Group>
      )}
      {shows('系列课') && (
        <Group title="系列课" rows={series}>
          {(row) => <Row key={row.href} row={row} words={words} onOpen={open} />}
        </Group>
      )}
      {shows('课时') && (
        <Group title="课时" rows={lessons}>
          {(row) => <Lesson key={row.href} row={row} words={words} onOpen={open} />}
        </Group>
      )}
      {shows('文章') && (
        <Group title="文章" rows={articles}>
          {(row) => <Row key={row.href} row={row} words={words} onOpen={open} />}
        </Group>
      )}
      {busy && count === 0 && <Skeleton lines={6} inset />}
      {failure && <ErrorCard {...failure} />}
      {!busy && !failure && count === 0 && <Nothing words={words} />}
      {count > 0 && (
        <CellGroup title="不在这里">
          <Cell icon="stock" title="查股票：输入代码或名称" href={stockSearchHref(words)} />
        </CellGroup>
      )}
    </section>
  )
}

/** What was not found, and where it may be. */
function Nothing({ words }: { words: string }) {
  return (
    <>
      <div className={css.nothing}>
        <h2>{`没有找到“${words}”`}</h2>
        <p>这里搜课程、系列课、课时和文章。公司公告在股票里。</p>
      </div>
      <CellGroup>
        <Cell icon="stock" title={`在股票里搜“${words}”`} href={stockSearchHref(words)} />
        <Cell icon="course" title="看看全部课程" href="/course" />
      </CellGroup>
    </>
  )
}

function Group<T>({ title, rows, children }: { title: string; rows: readonly T[]; children: (row: T) => ReactNode }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={css.head}>
        {title} <span>{rows.length}</span>
      </h2>
      <ul className={css.rows}>{rows.map(children)}</ul>
    </section>
  )
}

interface Of<T> {
  row: T
  words: string
  onOpen: () => void
}

function Course({ row, words, onOpen }: Of<CourseRowView>) {
  const isFree = row.price === '免费'
  return (
    <li>
      <Anchor href={row.href} className={css.row} onClick={onOpen}>
        <span className={css.cover}>
          <Picture src={row.cover} alt="" ratio={16 / 9} />
        </span>
        <span className={css.words}>
          <span className={css.title}>
            <Marked text={row.title} words={words} />
          </span>
          <small>
            <Unbroken>{row.author}</Unbroken>
          </small>
          <small>{row.facts}</small>
        </span>
        {isFree ? <Badge tone="brand">免费</Badge> : <b className={css.price}>{row.price}</b>}
      </Anchor>
    </li>
  )
}

function Row({ row, words, onOpen }: Of<FoundRow>) {
  return (
    <li>
      <Anchor href={row.href} className={css.row} onClick={() => onOpen()}>
        {row.cover !== '' && (
          <span className={css.square}>
            <Picture src={row.cover} alt="" ratio={1} />
          </span>
        )}
        <span className={css.words}>
          <span className={css.title}>
            <Marked text={row.title} words={words} />
          </span>
          <small>
            <Unbroken>{row.note}</Unbroken>
          </small>
        </span>
        {row.cover !== '' && <Icon name="next" size={16} />}
      </Anchor>
    </li>
  )
}

function Lesson({ row, words, onOpen }: Of<FoundLesson>) {
  return (
    <li>
      <Anchor href={row.href} className={css.row} onClick={() => onOpen()}>
        <span className={css.sign} data-locked={row.state === 'locked' || undefined}>
          <Icon name={row.state === 'locked' ? 'lock' : 'play'} size={16} />
        </span>
        <span className={css.words}>
          <span className={css.title}>
            <Marked text={row.title} words={words} />
          </span>
          <small>{row.note}</small>
        </span>
        {row.state === 'trial' && <Badge tone="brand">试看</Badge>}
        {row.state === 'locked' && <small>报名后学习</small>}
      </Anchor>
    </li>
  )
}
