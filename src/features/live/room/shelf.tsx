import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/media/picture.tsx'
import type { RoomModel } from './room.model.ts'
import css from './shelf.module.css'

/** 货架: courses and tools of the broadcast, with their risk level. LV-03 */
export function Shelf({ model }: { model: Pick<RoomModel, 'shelf' | 'onStore'> }) {
  return (
    <LoadState loaded={model.shelf} skeleton={<Skeleton lines={3} inset />}>
      {(rows) =>
        rows.length > 0 ? (
          <CellGroup title="本场课程">
            {rows.map(({ key, title, note, price, href }) => (
              <Cell key={key} title={title} note={note} value={price} href={href} onClick={() => model.onStore(key)} />
            ))}
          </CellGroup>
        ) : (
          <Empty text="本场暂无课程" action={{ label: '看看全部课程', href: '/course' }} />
        )
      }
    </LoadState>
  )
}

/** The first course of the shelf, in the flow above the composer; one press removes it for this visit. */
export function Product({ model: { shelf, onStore } }: { model: Pick<RoomModel, 'shelf' | 'onStore'> }) {
  const [isGone, go] = useState(false)
  const [row] = dataOf(shelf) ?? []
  if (!row || isGone) return null
  return (
    <aside className={css.product} aria-label="本场课程">
      <Anchor href={row.href} onClick={() => onStore(row.key)}>
        <span className={css.cover}>
          <Picture src={row.cover} alt="" ratio={1} />
        </span>
        <span className={css.words}>
          <span className={css.title}>{row.title}</span>
          <small>
            <b>{row.price}</b> {row.note}
          </small>
        </span>
      </Anchor>
      <button type="button" aria-label="收起课程" onClick={() => go(true)}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}
