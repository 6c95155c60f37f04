import type { Deps, Handlers } from '#test/service/deps.ts'
import { teams } from '#test/service/seed/media/teams.ts'
import { toMessages, toRoom } from '#test/service/room/media.ts'

const SHOWN = 6

export function tjRecommend(deps: Deps): Handlers<'tj-recommend'> {
  const openMessages = () => deps.library().streams.filter(({ vipLevel }) => vipLevel === 0)
  return {
    recommendTeamList: () =>
      teams.flatMap(({ number, name, slogan }) => {
        const latest = openMessages().find(({ teamNumber }) => teamNumber === number)
        if (!latest) return []
        return [{ number, name, brief: slogan, latestTitle: latest.msg.text ?? '', at: latest.msg.sentAt }]
      }),
    recommendSeriesList: () =>
      deps.content().series.map(({ seriesId, title }, index) => ({
        seriesId,
        title,
        coverUrl: `/files/covers/${seriesId}.svg`,
        tag: index === 0 ? '入门' : '进阶',
      })),
    recommendRoomList(_, { session }) {
      const soon = deps.library().rooms.filter(({ status }) => status === 'LIVE' || status === 'PREVIEW')
      return Promise.all(soon.slice(0, SHOWN).map((room) => toRoom(room, deps, session)))
    },
    recommendMessageList: (_, { session }) => toMessages(openMessages().slice(0, SHOWN), deps, session),
  }
}
