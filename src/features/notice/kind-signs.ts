import type { MessageKind } from '#entities/message/message.ts'
import type { SignShape } from '#ui/sign/sign.tsx'

const bubble = 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4 3.5V16H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z'
const sheet = 'M5 4.5h14v15H5z'

/** The icon of each kind of message, on the grid of `Sign`; its label is beside it. */
export const kindSigns: Readonly<Record<MessageKind, SignShape>> = {
  live: {
    meaning: '直播',
    shape: 'M4 7.5A1.5 1.5 0 0 1 5.5 6h9A1.5 1.5 0 0 1 16 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 16.5z',
    line: 'M16 10.75l4.5-2.5v7.5L16 13.25M8.5 9.75v4.5l3.75-2.25z',
  },
  answer: { meaning: '答复', shape: bubble, line: 'M8 9h8M8 12h5' },
  pool: {
    meaning: '股池',
    shape: 'M12 4.5l8 4-8 4-8-4z',
    line: 'M4 12.5l8 4 8-4M4 16l8 4 8-4',
  },
  order: { meaning: '订单', shape: 'M6 4h12v16H6z', line: 'M9 8.5h6M9 12h6M9 15.5h3.5' },
  benefit: {
    meaning: '礼品',
    shape: 'M5 10.5h14V19.500H5z',
    line: 'M4 7h16v3.5H4zM12 7v12.500M12 7l-3-2.500M12 7l3-2.500',
  },
  account: { meaning: '测评', shape: 'M4.500 18v-1.500a7.500 7.500 0 0 1 15 0v1.500z', line: 'M12 16.250l3.500-4.500' },
  notice: { meaning: '公告', shape: sheet, line: 'M5 8.5h14M8.5 12h7M8.5 15.5h4' },
  offer: {
    meaning: '活动',
    shape: 'M4 6.5h16v3.750a1.750 1.750 0 0 0 0 3.5v3.750H4v-3.750a1.750 1.750 0 0 0 0-3.5z',
    line: 'M14.5 6.5v2M14.5 11v2M14.5 15.5v2',
  },
}
