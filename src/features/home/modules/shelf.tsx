import type { Loaded } from '#data/loaded.ts'
import { useView } from '#data/use-view.ts'
import { type IndexModule, toItems } from './item.ts'
import { Cards, Rows } from './items.tsx'
import { Module, More } from './module.tsx'
import type { PartProps } from './part.ts'

interface Props extends PartProps {
  /** Key and title, used until the server's own title is known. */
  shelf: { key: string; title: string }
  loaded: Loaded<readonly IndexModule[]>
}

/** Keys whose items have covers and are shown as cards, with the address of the full list. */
const looks: Readonly<Record<string, { room: 'cards' | 'rows'; all: string }>> = {
  education: { room: 'rows', all: '/protection' },
  course: { room: 'cards', all: '/course' },
  series: { room: 'cards', all: '/course?tab=series' },
  view: { room: 'rows', all: '/article' },
}

/** A module the server fills: it draws the answer for its key, or nothing. */
export function Shelf({ shelf, loaded, to, opened }: Props) {
  const { key } = shelf
  const { room, all } = (Object.hasOwn(looks, key) && looks[key]) || { room: 'rows' as const, all: '' }
  const items = useView(
    loaded,
    (modules) => modules.filter((each) => each.key === key).flatMap((each) => toItems(each, to)),
    [],
  )
  const List = room === 'cards' ? Cards : Rows
  return (
    <Module
      title={shelf.title}
      side={<More href={to(all)} name={shelf.title} />}
      room={room}
      loaded={items}
      empty="暂无内容"
    >
      {(shown) => <List items={shown} onOpen={() => opened(key)} />}
    </Module>
  )
}
