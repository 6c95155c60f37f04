import type { OutputOf } from '#api/call.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import {
  publicCourseDetail,
  publicCourseList,
  publicSkuDetail,
  publicStrategyList,
  quoteIndexList,
  sceneCard,
} from '#api/domains/public.ts'
import { brand } from '#config/brand.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { LIVE, roomHref } from '#lib/path/live-href.ts'
import { INDICATORS } from '#lib/path/stock-href.ts'
import { courseHref, skuHref } from '#lib/path/learn-href.ts'
import { yuan } from '#lib/number/money.ts'
import { suitableLevels } from '#lib/suitability.ts'

/** Texts and data of the services, and their disclaimers. */
export const words = {
  title: '产品与服务',
  lead: '每项服务写明风险等级、适合的客户和它不是什么；费用只付到公司账户。',
}

/** The details of a service: its price, its customers, its link. */
export interface Terms {
  price: string
  level: string
  link: { label: string; href: string }
}

/** One kind of service: description, disclaimer, customers, price. */
export interface Kind {
  key: 'course' | 'live' | 'strategy' | 'index' | 'app'
  label: string
  text: string
  not: string
  suits: string
  price: string
  link: { label: string; href: string }
}

export const kinds = [
  {
    key: 'course',
    label: '课程',
    text: '股票、基金、财务报表与投资者保护的系统课程，按章节学习，进度为您保存。',
    not: '课程不推荐个股，也不预测涨跌。',
    suits: '免费课适合所有投资者；付费课见每门的风险等级',
    price: '有免费课程；付费课程的价格写在课程页',
    link: { label: '全部课程', href: '/course' },
  },
  {
    key: 'live',
    label: '直播课堂',
    text: '讲师讲解规则与方法，可以提问，结束后可看回放。',
    not: '直播内容仅供学习交流，不构成任何买卖建议，不讲个股买卖。',
    suits: '公开课适合所有投资者；其余以所属服务的风险等级为准',
    price: '公开课免费；会员课以服务协议为准',
    link: { label: '全部直播与回放', href: LIVE },
  },
  {
    key: 'strategy',
    label: '策略与股票池',
    text: '按写明的规则计算的策略信号与股票池，附回撤、胜率和每个自然年的数据。',
    not: '不代您操作账户；信号由您自主决定是否执行，可能亏损。',
    suits: '见每项的风险等级与适合的客户',
    price: '以服务协议为准',
    link: { label: '看统计数据', href: '/investment' },
  },
  {
    key: 'index',
    label: '指标工具',
    text: '行情之上的描述性指标，每个指标写明含义与失效的情形。',
    not: '指标描述过去，不是买卖信号。',
    suits: '见每项的风险等级与适合的客户',
    price: '以服务协议为准',
    link: { label: '全部指标', href: INDICATORS },
  },
  {
    key: 'app',
    label: '手机软件',
    text: `${brand.appName} App：课程、资讯与工具的手机版，有长辈版字号。`,
    not: '软件不能替代您自己的判断，数据可能中断或延迟。',
    suits: '所有投资者；软件内的服务以其风险等级为准',
    price: '免费下载；软件内的服务以服务协议为准',
    link: { label: '下载', href: '/download/jcj-app' },
  },
] as const satisfies readonly Kind[]

const offline = { title: words.title, route: '/product' }

/** The text for a service whose price is in its agreement. */
const BY_AGREEMENT = '价格以服务协议为准'
const FOR_ALL = '适合所有投资者'

/** The first courses; /course has all of them. */
export function useCourses(): Loaded<OutputOf<typeof publicCourseList>> {
  return useCall(publicCourseList, { pageNo: 1, pageSize: 6 }, { cache: true, offline })
}

/** A service's current price and suitable customers, both from the service's answer. */
export function useOffer(skuId: string): Terms {
  const link = { label: '查看服务', href: skuHref(skuId) }
  const answer = useCall(publicSkuDetail, { skuId }, { cache: true, offline: { ...offline, part: true } })
  if (answer.state !== 'ready') return { price: BY_AGREEMENT, level: '', link }
  const { priceFen, serviceDays, riskLevel } = answer.data
  const term = serviceDays === undefined ? '' : ` / ${serviceDays} 天`
  return { price: `${yuan(priceFen)}${term}`, level: levelLine(riskLevel ?? ''), link }
}

/** A risk level and the customers it suits; an unknown one suits nobody. law §1 */
export function levelLine(riskLevel: string): string {
  const levels = suitableLevels(riskLevel)
  return levels === undefined ? '风险等级 状态更新中' : `风险等级 ${riskLevel} · 适合 ${levels}`
}

/** The same for a course without its own service: its page shows its level. */
export function useCourseTerms({ number, priceFen }: { number: string; priceFen: number }): Terms {
  const answer = useCall(publicCourseDetail, { number }, { cache: true, offline: { ...offline, part: true } })
  const link = { label: '查看课程', href: courseHref(number) }
  const price = priceFen > 0 ? yuan(priceFen) : '免费'
  if (answer.state !== 'ready') return { price, level: '', link }
  const { riskLevel } = answer.data
  return { price, level: riskLevel === undefined && priceFen === 0 ? FOR_ALL : levelLine(riskLevel ?? ''), link }
}

/** The same for a room without a service: for everybody, or for members. */
export function roomTerms({ roomId, access }: RoomCard): Terms {
  const link = { label: '进入直播间', href: roomHref(roomId) }
  if (access.allowed) return { price: '免费', level: FOR_ALL, link }
  return { price: BY_AGREEMENT, level: '会员直播：风险等级与适合的客户以会员服务为准', link }
}

/** Content that no service sells on its own: its page says how to get it. */
export const STRATEGY_TERMS: Terms = {
  price: BY_AGREEMENT,
  level: '',
  link: { label: '看统计数据', href: '/investment' },
}
export const INDICATOR_TERMS: Terms = { price: BY_AGREEMENT, level: '', link: { label: '查看指标', href: INDICATORS } }

export function useRooms(): Loaded<OutputOf<typeof sceneCard>> {
  return useCall(sceneCard, {}, { cache: true, offline })
}

/** The strategies for a guest, the lowest risk first: names and levels, no figures. */
export function useStrategies(): Loaded<OutputOf<typeof publicStrategyList>> {
  return useCall(publicStrategyList, { sort: 'DRAWDOWN', pageNo: 1, pageSize: 50 }, { cache: true, offline })
}

export function useIndexes(): Loaded<OutputOf<typeof quoteIndexList>> {
  return useCall(quoteIndexList, {}, { cache: true, offline })
}
