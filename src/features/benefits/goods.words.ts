import type { OutputOf } from '#api/call.ts'
import type { goodsApplyInfo, goodsApplyList } from '#api/domains/benefits/goods-apply.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { goodsHref } from '#lib/path/prize-href.ts'
import { day } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'

/** A shipment in the list. */
export interface GoodsRow {
  key: string
  name: string
  note: string
  status: string
  href: string
}

/** A shipment on its own page. */
export interface ParcelView {
  name: string
  image: string
  status: string
  /** Its address; '' while not set. */
  address: string
  receiver: string
  /** Carrier and tracking number; '' until it is sent. */
  express: string
  /** Its address can be entered or changed. */
  isOpen: boolean
  /** It is on its way or received; neither this nor open in a state of a newer service. */
  isSent: boolean
  waits: boolean
}

const STATUS: Readonly<Record<string, string>> = {
  WAIT_ADDRESS: '待填写地址',
  WAIT_SEND: '待发货',
  SENT: '已发货',
  RECEIVED: '已签收',
}
const OPEN: ReadonlySet<string> = new Set(['WAIT_ADDRESS', 'WAIT_SEND'])
const SENT: ReadonlySet<string> = new Set(['SENT', 'RECEIVED'])

const statusWords = (status: string) => wordOf(STATUS, status) ?? '状态更新中'

export function toGoodsRow({ id, goodsName, status, createdAt }: Row): GoodsRow {
  return { key: id, name: goodsName, note: day(createdAt), status: statusWords(status), href: goodsHref(id) }
}

type Row = OutputOf<typeof goodsApplyList>['list'][number]

export function toParcel({ goods, address, status, express = '' }: OutputOf<typeof goodsApplyInfo>): ParcelView {
  return {
    name: goods.name,
    image: picture(goods.coverUrl),
    status: statusWords(status),
    receiver: address ? `${address.name} ${address.mobileMasked}` : '',
    address: address ? `${address.province}${address.city}${address.district}${address.detail}` : '',
    express,
    isOpen: OPEN.has(status),
    isSent: SENT.has(status),
    waits: status === 'WAIT_ADDRESS',
  }
}
