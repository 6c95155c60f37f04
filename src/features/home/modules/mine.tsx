import { ready } from '#data/loaded.ts'
import { Rows } from './items.tsx'
import { useMine } from './mine.model.ts'
import { Module, More } from './module.tsx'
import type { PartProps } from './part.ts'

/** The customer's purchases, each with its next step; nothing without any. HM-01 */
export function Mine({ to, opened }: PartProps) {
  const items = useMine(to)
  if (items.length === 0) return null
  return (
    <Module
      title="我的学习"
      side={<More href={to('/me/course')} name="我的学习" />}
      room="pair"
      loaded={ready(items)}
      empty=""
    >
      {(shown) => <Rows items={shown} onOpen={() => opened('mine')} />}
    </Module>
  )
}
