import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { PagedCall } from '#data/list/use-pages.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import type { RowsProps } from '#entities/list/rows.tsx'
import css from './pager.module.css'
import { type SiteList, useMorePages, useNumberedPage } from './pages.model.ts'

interface Props<C extends PagedCall, Row> extends RowsProps<Row> {
  list: SiteList<C, Row>
  /** Shown where there are no rows. */
  empty: ReactNode
  /** The outline of one row. */
  outline?: ReactNode
}

/** Draws the pages of a list in the style of a skin. */
export type Pages = <C extends PagedCall, Row>(props: Props<C, Row>) => ReactNode

/** A list on a phone: all pages up to the requested one, and the button for the next. SI-08 */
export function MorePages<C extends PagedCall, Row>({ list, ...props }: Props<C, Row>) {
  return <PagedList pages={useMorePages(list)} {...props} />
}

/** A list on a desktop: one page, and the numbers of all. SI-08 */
export function NumberedPages<C extends PagedCall, Row>({ list, ...props }: Props<C, Row>) {
  const { page, pageNo, last, total, addressOf } = useNumberedPage(list)
  const [wanted, want] = useState(0)
  const link = (to: number, words: string, current = false) => (
    <Link href={addressOf(to)} onClick={() => want(to)} aria-current={current ? 'page' : undefined}>
      {words}
    </Link>
  )
  return (
    <>
      <Part key={pageNo} pageNo={pageNo} wanted={wanted === pageNo}>
        <PagedList pages={page} {...props} />
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

/** One page. A page just requested takes the focus, because the pressed link may be gone. */
function Part({ pageNo, wanted, children }: { pageNo: number; wanted: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wanted) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView()
  }, [wanted])
  return (
    <div ref={box} role="group" aria-label={`第 ${pageNo} 页`} tabIndex={-1} className={css.part}>
      {children}
    </div>
  )
}

/** First, last, and those beside the current one; null where numbers are left out. */
function numbersAround(pageNo: number, last: number): (number | null)[] {
  const near = [1, pageNo - 1, pageNo, pageNo + 1, last].filter((each) => each >= 1 && each <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, at) => (at > 0 && each - (shown[at - 1] ?? 0) > 1 ? [null, each] : [each]))
}
