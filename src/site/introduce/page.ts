import type { OutputOf } from '#api/call.ts'
import { roomCardList } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { minute } from '#lib/time/dates.ts'
import type { Section } from '#site/frame/sections.tsx'

/** Words of the introduction. SI-17 */
export const words = { title: '投资圈介绍', lead: '投资圈是投资顾问与学员交流观点、答疑解惑的地方，不是荐股群。' }

export const about: readonly Section[] = [
  {
    title: '投资圈是什么',
    blocks: [
      '投资圈由直播间、交流室与观点流组成。您可以在这里听讲、提问，也可以回看往期内容。',
      '圈内的全部内容仅供投资者教育参考，不构成投资建议。',
    ],
  },
  {
    title: '谁可以发言',
    blocks: [
      {
        head: ['身份', '可以做什么'],
        rows: [
          ['投资顾问', '主讲与答疑；每次发言都显示姓名与登记编号'],
          ['管理员', '维护秩序、发布通知；不提供投资建议'],
          ['学员', '提问与讨论；发言先审后显'],
        ],
      },
    ],
  },
  {
    title: '圈内规则',
    blocks: [
      {
        points: [
          '不推荐个股，不喊单，不就个别证券的涨跌作判断。',
          '不晒收益，也不承诺收益。',
          '不留联系方式，不拉群，不引导到其他平台。',
          '不代他人操作账户，不向任何个人转账。',
          '直播与发言全程留痕，违规内容会被移除，并视情节停止发言资格。',
        ],
      },
    ],
  },
  {
    title: '怎样加入',
    blocks: [
      {
        steps: [
          '登录并绑定手机号。',
          '阅读并同意圈内规则。',
          '公开的直播间可以直接进入；部分交流室面向已签约的客户，须先完成风险测评。',
        ],
      },
      {
        links: [
          { title: '核验投资顾问的登记信息', href: '/showPractitioner' },
          { title: '了解怎样识别非法荐股', href: '/compliance/anti-fraud' },
        ],
      },
    ],
  },
]

interface Room {
  id: string
  title: string
  host: string
  time: string
}

const MOST = 6

/** Rooms that are public, live ones first. */
export function useRooms(): Loaded<Room[]> {
  const offline = { title: words.title, route: '/introduce' }
  return useView(useCall(roomCardList, {}, { cache: true, offline }), toRooms, [])
}

const states: Readonly<Record<string, string>> = {
  LIVE: '直播中',
  PAUSED: '直播暂停',
  PREVIEW: '预告',
  REPLAY: '回放',
  ENDED: '已结束',
}

function toRooms(list: OutputOf<typeof roomCardList>): Room[] {
  return list.slice(0, MOST).map(({ roomId, title, analyst, status, startAt }) => ({
    id: roomId,
    title,
    host: `${analyst.title} ${analyst.name} · 登记编号 ${analyst.certNo}`,
    time: `${states[status] ?? '状态更新中'} · ${minute(startAt)}`,
  }))
}
