import { DAY } from '#test/service/seed/days.ts'
import { createRandom } from '#test/service/seed/random.ts'

/** Access: everyone, or buyers of a course, or members of a level, or one of the groups below. */
export interface Gate {
  courseNumber?: string
  vipLevel?: number
  /** Followers of the official account; customers with a verified name; customers on a list. */
  circle?: 'FOLLOWERS' | 'CERTIFIED' | 'LISTED'
}

export interface SeedRoom {
  roomId: string
  sceneId: string
  title: string
  coverUrl: string
  analyst: string
  status: 'PREVIEW' | 'LIVE' | 'PAUSED' | 'REPLAY' | 'ENDED'
  startAt: number
  /** Its duration in hours: it restarts at the end of each run, so that a room on the air began today. */
  runs?: number
  /** Its subject while on the air. */
  topic?: string
  online: number
  likes: number
  gate: Gate
  /** Its state cycles with the clock. */
  isEvening?: boolean
  /** Portrait video. */
  isUpright?: boolean
  chatId: string
  replayVideoId?: string
  introHtml: string
  /** Numbers of the courses on its shelf. */
  shelf: readonly string[]
}

export const scenes = [
  { sceneId: 'SC1', title: '每周规则课' },
  { sceneId: 'SC2', title: '财报季公开课' },
  { sceneId: 'SC3', title: '投资者保护宣传周' },
] as const

const HOUR = 3600_000
const shelf = ['C101', 'C105', 'C102'] as const

/**
 * One room for each state and access rule, and recordings. Times in hours from today's midnight; a room on the air has
 * `runs` instead, its duration in hours.
 */
const firm = [
  {
    title: '每天三条规则：委托、成交、撤单',
    scene: 'SC1',
    analyst: 'T001',
    status: 'LIVE',
    at: 0,
    runs: 2,
    topic: '规则二：什么时候可以撤单',
    gate: {},
  },
  { title: '三季报怎么读：从附注开始', scene: 'SC2', analyst: 'T002', status: 'PREVIEW', at: 44, gate: {} },
  { title: '家庭资产的三个账户', scene: 'SC1', analyst: 'T003', status: 'PAUSED', at: 0, runs: 3, gate: {} },
  { title: '骗局现场还原', scene: 'SC3', analyst: 'T005', status: 'ENDED', at: -30, gate: {} },
  { title: '均线与滞后', scene: 'SC1', analyst: 'T004', status: 'REPLAY', at: -28, gate: {} },
  {
    title: '入门课学员答疑',
    scene: 'SC1',
    analyst: 'T001',
    status: 'LIVE',
    at: 0,
    runs: 1.5,
    topic: '第三讲的作业',
    gate: { courseNumber: 'C101' },
  },
  {
    title: '防非宣传周：有奖问答',
    scene: 'SC3',
    analyst: 'T005',
    status: 'LIVE',
    at: 0,
    runs: 3,
    topic: '先查登记编号',
    gate: {},
  },
  { title: '会员研习：商誉减值', scene: 'SC2', analyst: 'T002', status: 'PREVIEW', at: 92, gate: { vipLevel: 1 } },
] as const

/** Broadcasts of last month, each for one group of customers. */
const closed = [
  {
    title: '关注者专场：一封仿冒短信',
    scene: 'SC3',
    analyst: 'T005',
    status: 'ENDED',
    at: -700,
    gate: { circle: 'FOLLOWERS' },
  },
  {
    title: '实名客户专场：合同条款',
    scene: 'SC3',
    analyst: 'T003',
    status: 'ENDED',
    at: -710,
    gate: { circle: 'CERTIFIED' },
  },
  {
    title: '内部试讲：新版风险测评',
    scene: 'SC3',
    analyst: 'T001',
    status: 'ENDED',
    at: -720,
    gate: { circle: 'LISTED' },
  },
] as const

const recorded = [
  '交易日历',
  '委托与撤单',
  '分红与除权',
  '可转债条款',
  '基金费用',
  '指数编制',
  '现金流量表',
  '坏账准备',
  '再平衡',
  '换手率',
  '条件单',
  '风险测评',
  '投诉渠道',
  '非法荐股',
] as const

/** The handouts of a teacher in every room. */
export const materials = [
  { title: '投资者权益告知书', url: '/files/docs/investor-rights.pdf' },
  { title: '防范非法证券活动手册', url: '/files/docs/anti-fraud.pdf' },
] as const

/** Rooms by time, newest first. `hasEvening`: with the one that begins soon after the service does. */
export function createRooms(today: number, hasEvening = false): SeedRoom[] {
  const rooms = firm.map(({ at, ...each }, index) => room(index, { ...each, startAt: today + at * HOUR }))
  const replays = recorded.map((topic, index): SeedRoom =>
    room(firm.length + index, {
      title: `回放：${topic}`,
      scene: scenes[index % scenes.length]?.sceneId ?? 'SC1',
      analyst: `T00${(index % 5) + 1}`,
      status: 'REPLAY',
      startAt: today - (index + 2) * 3 * DAY + 20 * HOUR,
      gate: index === 0 ? { vipLevel: 1 } : {},
    }),
  )
  const evening = room(firm.length + recorded.length, {
    title: '三分钟看懂一张图',
    scene: 'SC3',
    analyst: 'T003',
    status: 'PREVIEW',
    startAt: today + 20 * HOUR,
    gate: {},
  })
  const circles = closed.map(({ at, ...each }, index) =>
    room(firm.length + recorded.length + 1 + index, { ...each, startAt: today + at * HOUR }),
  )
  const phone = room(firm.length + recorded.length + closed.length + 1, {
    title: '手机里的课：交易日怎么算',
    scene: 'SC1',
    analyst: 'T004',
    status: 'LIVE',
    startAt: today,
    runs: 2,
    topic: '周末和节假日',
    gate: {},
  })
  const upright = { ...phone, isUpright: true }
  const all = [...rooms, ...replays, ...circles, upright, ...(hasEvening ? [{ ...evening, isEvening: true }] : [])]
  return all.toSorted((a, b) => b.startAt - a.startAt)
}

function room(
  index: number,
  given: Pick<SeedRoom, 'title' | 'analyst' | 'status' | 'startAt' | 'runs' | 'topic' | 'gate'> & { scene: string },
): SeedRoom {
  const { scene, ...rest } = given
  const roomId = `LR${String(index + 1).padStart(2, '0')}`
  const random = createRandom(roomId)
  return {
    ...rest,
    roomId,
    sceneId: scene,
    coverUrl: `/files/covers/${roomId}.svg`,
    online: rest.status === 'LIVE' ? random.int(180, 2400) : 0,
    likes: random.int(20, 9000),
    chatId: `LC${roomId.slice(2)}`,
    ...(rest.status === 'REPLAY' && { replayVideoId: `v-${roomId}` }),
    introHtml: `<p>${rest.title}。直播内容仅供学习交流，不构成任何买卖建议。</p><ul><li>规则与口径</li><li>例子与练习</li><li>答疑</li></ul>`,
    shelf,
  }
}
