import { DAY } from './days.ts'

/** Approved materials. `auditNo` is missing while the review is in progress; `validDays` counts from today. */
export const materials = [
  {
    id: 'MR01',
    folderId: 'MF01',
    kind: 'POSTER',
    title: '海报：交易规则十二讲',
    path: '/course/C102',
    auditNo: '示例审2026-0101',
    validDays: 180,
  },
  {
    id: 'MR02',
    folderId: 'MF01',
    kind: 'POSTER',
    title: '海报：如何读懂一份年报',
    path: '/course/C101',
    auditNo: '示例审2026-0102',
    validDays: 90,
  },
  {
    id: 'MR03',
    folderId: 'MF01',
    kind: 'POSTER',
    title: '海报：去年的投教周',
    path: '/course/C103',
    auditNo: '示例审2025-0033',
    validDays: -12,
  },
  {
    id: 'MR04',
    folderId: 'MF02',
    kind: 'ARTICLE',
    title: '图文：识别冒充投顾的五个细节',
    path: '/article/A201',
    auditNo: '示例审2026-0115',
    validDays: 120,
  },
  {
    id: 'MR05',
    folderId: 'MF02',
    kind: 'ARTICLE',
    title: '图文：基金费用怎么算',
    path: '/course/C106',
    validDays: 120,
  },
  {
    id: 'MR06',
    folderId: 'MF03',
    kind: 'FILE',
    title: '资料：交易规则速查卡',
    path: '/course/C102',
    auditNo: '示例审2026-0120',
    validDays: 365,
  },
] as const

export const folders = [
  { folderId: 'MF01', name: '课程海报' },
  { folderId: 'MF02', name: '投教图文' },
  { folderId: 'MF03', name: '学习资料' },
  { folderId: 'MF04', name: '活动资料' },
] as const

/** A service with a trial: `days` long, once. `listId`: its pool; `needApply`: requires an application. */
export interface Trial {
  code: string
  name: string
  desc: string
  riskLevel: 'R1' | 'R2' | 'R3' | 'R4' | 'R5'
  days: number
  listId?: string
  needApply?: true
  startAt: number
  endAt: number
}

/** @param today midnight in Shanghai */
export const trialsOn = (today: number): readonly Trial[] => [
  {
    code: 'TS101',
    name: '财报研读七日体验',
    desc: '七天内可阅读研读札记；不涉及个股建议，到期自动结束，不收取费用。',
    riskLevel: 'R1',
    days: 7,
    startAt: today - 30 * DAY,
    endAt: today + 60 * DAY,
  },
  {
    code: 'TS102',
    name: '财报复盘案例五日体验',
    desc: '五天内可查看财报复盘频道的全部记录；到期自动结束，不收取费用。',
    riskLevel: 'R3',
    days: 5,
    listId: 'CC01',
    startAt: today - 30 * DAY,
    endAt: today + 60 * DAY,
  },
  {
    code: 'TS103',
    name: '行业轮动池三日体验',
    desc: '三天内可查看行业轮动池；提交申请并经审核后开通，到期自动结束，不收取费用。',
    riskLevel: 'R4',
    days: 3,
    listId: 'RC02',
    needApply: true,
    startAt: today - 30 * DAY,
    endAt: today + 60 * DAY,
  },
  {
    code: 'TS104',
    name: '去年投教周体验',
    desc: '活动已经结束。',
    riskLevel: 'R1',
    days: 7,
    startAt: today - 400 * DAY,
    endAt: today - 330 * DAY,
  },
  {
    code: 'TS105',
    name: '下季财报研读体验',
    desc: '尚未开始。',
    riskLevel: 'R2',
    days: 7,
    startAt: today + 20 * DAY,
    endAt: today + 60 * DAY,
  },
]

/** Invitations by staff. */
export const invites = [
  { code: 'IV2026A', inviter: 'S100', trial: 'TS102' },
  { code: 'IV2025Z', inviter: 'S200', trial: 'TS104' },
] as const

/** The videos of the trial pool. */
export const PROMO_VIDEOS = 6
export const RISK_TEXT = '延迟展示，非实时建议。过往表现不预示未来，不构成投资建议。'
