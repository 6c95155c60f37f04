import { closedDays } from '#test/service/seed/market/calendar.ts'

/** VIP packages and their benefits. The first chat is open to everybody. */
export const packages = [
  {
    number: 'VP01',
    level: 1,
    name: '银卡会员',
    services: [
      { name: '会员专栏', kind: 'COLUMN', path: '/column' },
      { name: '会员研习室', kind: 'CHAT', path: '/chat' },
      { name: '会员直播与回放', kind: 'LIVE', path: '/live' },
    ],
    rooms: [
      { chatId: 'CR01', name: '投教交流圈' },
      { chatId: 'CR03', name: '会员研习室' },
    ],
  },
  {
    number: 'VP02',
    level: 2,
    name: '金卡会员',
    services: [
      { name: '会员专栏', kind: 'COLUMN', path: '/column' },
      { name: '会员研习室', kind: 'CHAT', path: '/chat' },
      { name: '会员直播与回放', kind: 'LIVE', path: '/live' },
      { name: '财报研读圈', kind: 'CHAT', path: '/chat' },
    ],
    rooms: [
      { chatId: 'CR01', name: '投教交流圈' },
      { chatId: 'CR03', name: '会员研习室' },
      { chatId: 'CR05', name: '财报研读圈' },
    ],
  },
] as const

export const HOTLINE = { phone: '400-000-0000', hours: '工作日 9:00–18:00' }

/** The online service: its link has a scene parameter to report where a customer came from. */
export const ONLINE_SERVICE = {
  url: 'https://work.weixin.qq.com/kfid/kfcexample?enc_scene=ENCexample',
  hours: HOTLINE.hours,
  open: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
  closed: [2026, 2027].flatMap(closedDays),
}
