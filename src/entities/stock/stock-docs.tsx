import type { Pages } from '#data/list/use-pages.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import type { DocRow } from './stock-docs.model.ts'

/** Documents about stocks, newest first; linked if we have their page. */
export function StockDocs({
  docs,
  label,
  opens,
}: {
  docs: Pages<DocRow>
  /** 资讯, 公告, 研报. */
  label: string
  opens: (path: string) => boolean
}) {
  return (
    <PagedList
      pages={docs}
      label={label}
      keyOf={({ key }) => key}
      row={({ title, note, href }) => <Cell title={title} note={note} href={opens(href) ? href : undefined} />}
      empty={<Empty text={`暂无${label}`} />}
    />
  )
}
