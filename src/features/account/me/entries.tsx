import { Link } from 'wouter'
import { OWN_ADVISER } from '#lib/path/adviser-href.ts'
import { CHECK_IN, MY_COUPONS, MY_GIFTS, POINTS, rewardHref, VIP } from '#lib/path/benefit-href.ts'
import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { REPLIES } from '#lib/path/chat-href.ts'
import { POOLS } from '#lib/path/case-href.ts'
import { BROKERS, CONVERT } from '#lib/path/partner-href.ts'
import { PRIZES } from '#lib/path/prize-href.ts'
import { MATERIALS, TRIALS } from '#lib/path/promotion-href.ts'
import { OWN_TESTS, SIMULATE } from '#lib/path/simulation-href.ts'
import { MY_STRATEGIES } from '#lib/path/strategy-href.ts'
import { GLOSSARY, TOOLS } from '#lib/path/tools-href.ts'
import { NOTICE } from '#lib/path/notice-href.ts'
import { SERVICE } from '#lib/path/service-href.ts'
import { Count } from '#ui/count.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { Sign, type SignShape } from '#ui/sign/sign.tsx'
import { signs } from '#ui/sign/signs.ts'
import css from './me.module.css'

interface Entry {
  name: string
  sign: SignShape
  label: string
  href: string
}

interface Group {
  title: string
  entries: readonly Entry[]
}

/** What a guest is shown, and everybody first. */
const GROUPS: readonly Group[] = [
  {
    title: '我的服务',
    entries: [
      { name: 'course', sign: signs.study, label: '我的课程', href: '/me/course' },
      { name: 'study', sign: signs.notebook, label: '学习记录', href: '/me/study' },
      { name: 'chat', sign: signs.bubbles, label: '圈子', href: '/chat' },
      { name: 'pool', sign: signs.pool, label: '股池', href: POOLS },
      { name: 'strategy', sign: signs.strategy, label: '我的策略', href: MY_STRATEGIES },
      { name: 'order', sign: signs.order, label: '我的订单', href: '/me/order' },
      { name: 'invoice', sign: signs.invoice, label: '开发票', href: '/invoice' },
      { name: 'prize', sign: signs.gift, label: '我的奖品', href: PRIZES },
      { name: 'suitability', sign: signs.gauge, label: '风险测评', href: '/suitability' },
    ],
  },
  {
    title: '工具与设置',
    entries: [
      { name: 'profile', sign: signs.profile, label: '个人资料', href: '/me/profile' },
      { name: 'certification', sign: signs.idCard, label: '实名信息', href: '/me/certification' },
      { name: 'address', sign: signs.mapPin, label: '收货地址', href: '/me/address' },
      { name: 'notice', sign: signs.bell, label: '消息', href: NOTICE },
      { name: 'reply', sign: signs.reply, label: '回复我的', href: REPLIES },
      { name: 'security', sign: signs.key, label: '账号安全', href: '/me/security' },
      { name: 'service', sign: signs.headset, label: '客服中心', href: SERVICE },
      { name: 'complaint', sign: signs.megaphone, label: '投诉', href: COMPLAINT },
      { name: 'tools', sign: signs.calculator, label: '算一算', href: TOOLS },
      { name: 'glossary', sign: signs.dictionary, label: '投资词典', href: GLOSSARY },
      { name: 'settings', sign: signs.gear, label: '设置', href: '/me/settings' },
    ],
  },
]

/** What only a customer has, below what a guest's page holds already. */
const OF_CUSTOMERS: Group = {
  title: '权益与更多服务',
  entries: [
    { name: 'adviser', sign: signs.adviser, label: '我的投顾', href: OWN_ADVISER },
    { name: 'coupon', sign: signs.coupon, label: '优惠券', href: MY_COUPONS },
    { name: 'checkin', sign: signs.calendarCheck, label: '签到', href: CHECK_IN },
    { name: 'points', sign: signs.medal, label: '积分', href: POINTS },
    { name: 'reward', sign: signs.cup, label: '我的奖励', href: rewardHref() },
    { name: 'gift', sign: signs.parcel, label: '我的礼品', href: MY_GIFTS },
    { name: 'vip', sign: signs.crown, label: '会员', href: VIP },
    { name: 'trial', sign: signs.trial, label: '体验服务', href: TRIALS },
    { name: 'convert', sign: signs.exchange, label: '兑换', href: CONVERT },
    { name: 'broker', sign: signs.broker, label: '券商开户', href: BROKERS },
    { name: 'simulation', sign: signs.practice, label: '模拟交易', href: SIMULATE },
    { name: 'test', sign: signs.rerun, label: '我的回测', href: OWN_TESTS },
  ],
}

/** For those on the list of promoters. */
const PROMOTERS: Entry = { name: 'promotion', sign: signs.folder, label: '素材库', href: MATERIALS }

/** Entries with a number that the bell's answers have. */
const COUNTED: ReadonlySet<string> = new Set(['notice', 'coupon'])

const EntryCount = lazyPart(() => import('./entry-count.tsx').then((m) => m.EntryCount), null, null)

/**
 * The groups of 「我的」; the pages of the account ask a guest to sign in.
 *
 * `more`: what a customer has besides; promoters also have their materials. `waiting`: orders that wait for them.
 */
export function Entries({
  more,
  waiting,
  hasCount,
  onEntry,
}: {
  more: 'none' | 'customer' | 'promoter'
  waiting: number
  hasCount: boolean
  onEntry: (name: string) => void
}) {
  const own = more === 'promoter' ? [...OF_CUSTOMERS.entries, PROMOTERS] : OF_CUSTOMERS.entries
  const groups = more === 'none' ? GROUPS : [...GROUPS, { ...OF_CUSTOMERS, entries: own }]
  return groups.map(({ title, entries }) => (
    <nav key={title} className={css.group} aria-label={title}>
      <h2>{title}</h2>
      <div className={css.grid}>
        {entries.map(({ name, sign, label, href }) => (
          <Link key={name} href={href} className={css.entry} onClick={() => onEntry(name)}>
            <Sign sign={sign} />
            {label}
            {name === 'order' && waiting > 0 && (
              <span className={css.count}>
                <Count of={waiting} />
                <Unseen>笔待处理</Unseen>
              </span>
            )}
            {hasCount && COUNTED.has(name) && <EntryCount of={name} />}
          </Link>
        ))}
      </div>
    </nav>
  ))
}
