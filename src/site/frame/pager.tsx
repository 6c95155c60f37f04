import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import type { Loaded } from '#data/loaded.ts'
import { Button } from '#ui/button.tsx'
import css from './pager.module.css'

/** Draws the pages of a list in the manner of a skin. */
export type Pages = (props: Props) => ReactNode

interface Props {
  /** The answer that tells how many rows the whole list has. */
  first: Loaded<{ total: number }>
  /** Rows of one page. */
  size: number
  /** One page of the list, numbers from 1. */
  children: (pageNo: number) => ReactNode
}

/** A list on a desktop: one page of it, and the numbers of all. product SI-08 */
export function NumberedPages({ first, size, children }: Props) {
  const total = first.state === 'ready' ? first.data.total : undefined
  const { asked, last, addressOf } = usePages(total, size)
  const [wanted, want] = useState(0)
  const pageNo = Math.min(asked, last ?? asked)
  const link = (to: number, words: string, current = false) => (
    <Link href={addressOf(to)} onClick={() => want(to)} aria-current={current ? 'page' : undefined}>
      {words}
    </Link>
  )
  return (
    <>
      <Part key={pageNo} pageNo={pageNo} arrival={wanted === pageNo ? 'top' : undefined}>
        {children(pageNo)}
      </Part>
      {last !== undefined && last > 1 && (
        <nav aria-label="分页" className={css.numbers}>
          <p>{`共 ${total} 条`}</p>
          <ol>
            {pageNo > 1 && <li>{link(pageNo - 1, '上一页')}</li>}
            {numbersAround(pageNo, last).map((each, at) =>
              each === null ? (
                <li key={`gap-${at}`} aria-hidden>
                  …
                </li>
              ) : (
                <li key={each}>{link(each, String(each), each === pageNo)}</li>
              ),
            )}
            {pageNo < last && <li>{link(pageNo + 1, '下一页')}</li>}
          </ol>
        </nav>
      )}
    </>
  )
}

/** A list on a phone: all pages up to the one asked for, and the way to the next. product SI-08 */
export function MorePages({ first, size, children }: Props) {
  const total = first.state === 'ready' ? first.data.total : undefined
  const { asked, last, turn } = usePages(total, size)
  const [wanted, want] = useState(0)
  const shown = Math.min(asked, last ?? 1)
  const more = () => {
    want(shown + 1)
    turn(shown + 1)
  }
  return (
    <>
      {Array.from({ length: shown }, (_, at) => at + 1).map((pageNo) => (
        <Part key={pageNo} pageNo={pageNo} arrival={wanted === pageNo ? 'here' : undefined}>
          {children(pageNo)}
        </Part>
      ))}
      {last !== undefined && last > 1 && (
        <div className={css.more}>
          {shown < last ? (
            <Button kind="plain" size="small" onClick={more}>
              加载更多
            </Button>
          ) : (
            <p>{`已显示全部 ${total} 条`}</p>
          )}
        </div>
      )}
    </>
  )
}

/** Which page is meant: `?page=` of the address, so that Back and a shared link find it again. */
function usePages(total: number | undefined, size: number) {
  const [path] = useLocation()
  const [search, setSearch] = useSearchParams()
  const told = search.get('page') ?? ''
  const queryOf = (pageNo: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(pageNo))
    return query
  }
  return {
    asked: /^[1-9]\d{0,3}$/.test(told) ? Number(told) : 1,
    last: total === undefined ? undefined : Math.max(1, Math.ceil(total / size)),
    addressOf: (pageNo: number) => `${path}?${queryOf(pageNo).toString()}`,
    /** Without a step of the history: Back leaves the list. */
    turn: (pageNo: number) => setSearch(queryOf(pageNo), { replace: true }),
  }
}

/** One page. When it was just asked for it takes the focus: what was pressed may be gone. */
function Part(p: { pageNo: number; arrival: 'top' | 'here' | undefined; children: ReactNode }) {
  const { arrival } = p
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!arrival) return
    box.current?.focus({ preventScroll: true })
    if (arrival === 'top') box.current?.scrollIntoView()
  }, [arrival])
  return (
    <div ref={box} role="group" aria-label={`第 ${p.pageNo} 页`} tabIndex={-1} className={css.part}>
      {p.children}
    </div>
  )
}

/** First, last, and those beside the current one; null where numbers are left out. */
function numbersAround(pageNo: number, last: number): (number | null)[] {
  const near = [1, pageNo - 1, pageNo, pageNo + 1, last].filter((each) => each >= 1 && each <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, at) => (at > 0 && each - (shown[at - 1] ?? 0) > 1 ? [null, each] : [each]))
}
