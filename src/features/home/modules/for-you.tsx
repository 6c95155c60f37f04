import { Button } from '#ui/button.tsx'
import {
  useMessagesForYou,
  useRecommending,
  useRoomsForYou,
  useSeriesForYou,
  useSwitchOff,
  useTeamsForYou,
} from './for-you.model.ts'
import { Cards, Rows } from './items.tsx'
import { Module } from './module.tsx'
import type { PartProps } from './part.ts'

/** Recommendations for this customer; one tap switches them off. */
export function ForYou(props: PartProps) {
  if (!useRecommending()) return null
  return (
    <>
      <SeriesForYou {...props} />
      <RoomsForYou {...props} />
      <TeamsForYou {...props} />
      <MessagesForYou {...props} />
    </>
  )
}

function SeriesForYou({ to, opened }: PartProps) {
  const loaded = useSeriesForYou(to)
  return (
    <Module title="为你推荐" side={<SwitchOff />} room="cards" loaded={loaded} empty="暂无推荐">
      {(items) => <Cards items={items} onOpen={() => opened('recommend_series')} />}
    </Module>
  )
}

function RoomsForYou({ to, opened }: PartProps) {
  const loaded = useRoomsForYou(to)
  return (
    <Module title="为你推荐的直播" side={<SwitchOff />} room="tall" loaded={loaded} empty="暂无推荐">
      {(items) => <Cards beside items={items} onOpen={() => opened('recommend_live')} />}
    </Module>
  )
}

function TeamsForYou({ to, opened }: PartProps) {
  const loaded = useTeamsForYou(to)
  return (
    <Module title="为你推荐的团队" side={<SwitchOff />} room="rows" loaded={loaded} empty="暂无推荐">
      {(items) => <Rows items={items} onOpen={() => opened('recommend_team')} />}
    </Module>
  )
}

function MessagesForYou({ to, opened }: PartProps) {
  const loaded = useMessagesForYou(to)
  return (
    <Module title="频道新消息" side={<SwitchOff />} room="rows" loaded={loaded} empty="暂无推荐">
      {(items) => <Rows items={items} onOpen={() => opened('recommend_message')} />}
    </Module>
  )
}

function SwitchOff() {
  return (
    <Button kind="ghost" size="small" onClick={useSwitchOff()}>
      关闭个性化
    </Button>
  )
}
