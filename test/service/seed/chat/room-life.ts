import type { Msg } from '#api/shapes/media.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { guest, people, teacher } from './cast.ts'

const asked = [
  '老师好，来上课了。',
  '声音很清楚。',
  '刚才那一条能再说一遍吗？',
  '停牌期间的委托会自动撤掉吗？',
  '我把公告第三页找出来了。',
  '这一条和上周讲的是同一个口径吗？',
  '记下来了，下课做练习。',
  '新来的，前面讲了什么？',
  '原来手续费是这样算的。',
  '回放会有字幕吗？',
  '收到一条拉群短信，已经删了。',
  '例子很好懂。',
] as const

const taught = [
  '先看规则原文，再看例子，顺序不要反过来。',
  '屏幕上的数字是举例，不代表任何股票。',
  '有同学问停牌：当日有效的委托在收市后失效，第二天要重新报。',
  '本节只讲方法，不讨论个股买卖。',
  '口径不同的数字不能直接比较，先看附注里的定义。',
  '凡是要您把钱转到个人账户的，都不是我们。',
] as const

const notices = [
  '请文明发言，勿留联系方式；课程内容仅供学习交流。',
  '讲义在「资料」里，可离线阅读。',
  '投资有风险，直播内容不构成任何买卖建议。',
] as const

/** One thing that happens in a room. `pause`: how long until the next, as a multiple of the shortest. */
export type Happening = { pause: number } & (
  | { kind: 'SAY'; sender: Msg['sender']; text: string }
  | { kind: 'LIKE'; count: number }
  | { kind: 'NOTICE'; text: string }
)

/** The n-th thing that happens in a room, always the same. */
export function happening({ roomId, analyst }: SeedRoom, n: number): Happening {
  const random = createRandom(`${roomId}/life/${n}`)
  const pause = 1 + random.next() * 2
  if (n % 12 === 11) return { pause, kind: 'NOTICE', text: random.pick(notices) }
  if (n % 4 === 3) return { pause, kind: 'LIKE', count: random.int(1, 12) }
  if (n % 6 === 4) return { pause, kind: 'SAY', sender: teacher(analyst), text: random.pick(taught) }
  return { pause, kind: 'SAY', sender: guest(random.pick(people)), text: random.pick(asked) }
}
