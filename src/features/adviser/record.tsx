import { useEffect, useRef } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { HeadView, OwnAdviser } from './adviser.model.ts'
import type { AdviceRow } from './adviser.words.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './adviser.module.css'

/** All advice, month by month, and as a file. SV-10 */
export function Record({ head: { months }, page }: { head: HeadView; page: OwnAdviser }) {
  const { month, pick, list, more, file } = page
  return (
    <>
      <Card label="服务记录">
        <div className={css.head}>
          <h2>服务记录</h2>
          {!file.elsewhere && months.length > 0 && (
            <Button kind="ghost" size="small" busy={file.busy} onClick={file.submit}>
              下载全部
            </Button>
          )}
        </div>
        <FormError>{file.error}</FormError>
        <div aria-live="polite">{file.ready && <Quiet>已备好，请再点一次</Quiet>}</div>
        {file.elsewhere && months.length > 0 && (
          <Quiet small>全部记录可下载为 CSV：请点右上角“…”，在浏览器中打开本页。</Quiet>
        )}
        {months.length === 0 ? (
          <Empty text="还没有收到投资建议。开通股池、案例或策略服务后，每条建议都会记在这里。" />
        ) : (
          <Months months={months} month={month} pick={pick} />
        )}
      </Card>
      {months.length > 0 && (
        <LoadState loaded={list} skeleton={<Skeleton lines={12} />}>
          {({ title, count, rows }) => (
            <Card label={title}>
              <div className={css.head}>
                <h2>{title}</h2>
                <Quiet as="span" small>
                  {count}
                </Quiet>
              </div>
              <ul className={css.list}>
                {rows.map((row) => (
                  <li key={row.key}>
                    <AdviceLine {...row} />
                  </li>
                ))}
              </ul>
              {more && (
                <Button kind="plain" onClick={more}>
                  查看更早的记录
                </Button>
              )}
            </Card>
          )}
        </LoadState>
      )}
    </>
  )
}

/** Longer than the screen, it begins where the shown month is. */
function Months({ months, month, pick }: Pick<HeadView, 'months'> & Pick<OwnAdviser, 'month' | 'pick'>) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-pressed=true]')
    if (!list.current || !shown) return
    list.current.scrollLeft += shown.getBoundingClientRect().right - list.current.getBoundingClientRect().right
  }, [])
  return (
    <ul ref={list} className={css.months} aria-label="按月">
      {months.map((each) => (
        <li key={each.month}>
          <button
            type="button"
            aria-pressed={each.month === month}
            aria-label={`${each.name}，${each.count}条`}
            onClick={() => pick(each.month)}
          >
            <i style={{ height: `${4 + each.part * 32}px` }} />
            {each.name.slice(5)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function AdviceLine({ date, weekday, title, text, validity, over, by, href }: AdviceRow) {
  return (
    <Anchor href={href} className={css.row} data-over={over || undefined}>
      <span className={css.date}>
        <b>{date}</b>
        {weekday}
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.text}>{text}</span>
        <span className={css.foot}>
          <span className={css.valid}>
            <Unbroken>{validity}</Unbroken>
          </span>
          <span>{by}</span>
        </span>
      </span>
    </Anchor>
  )
}
