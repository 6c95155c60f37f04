import { DAY } from './days.ts'

/** Acquisition: adverts and invitations, dated relative to this midnight. */

export const createAdverts = (today: number) => [
  {
    id: 'AD1',
    title: '交易规则十二讲，全课免费',
    imageUrl: '/files/covers/C102.svg',
    link: '/course/C102',
    isAd: true,
    startAt: today - 10 * DAY,
    endAt: today + 60 * DAY,
    positions: ['COURSE_TOP', 'HOME'],
    labels: ['BASIC', 'FREE'],
  },
  {
    id: 'AD2',
    title: '投资者保护宣传周：识别非法荐股',
    imageUrl: '/files/covers/LR07.svg',
    link: '/live/LR07',
    isAd: true,
    startAt: today - 2 * DAY,
    endAt: today + 5 * DAY,
    positions: ['HOME', 'GW_HOME'],
    labels: ['PROTECTION', 'FREE'],
  },
  {
    id: 'AD3',
    title: '读懂一份年报：财报季公开课',
    imageUrl: '/files/covers/C101.svg',
    link: '/live/scene/SC2',
    isAd: true,
    startAt: today - 40 * DAY,
    endAt: today - 5 * DAY,
    positions: ['GW_HOME'],
    labels: ['REPORT'],
  },
]

interface Invitation {
  code: string
  kind: 'COURSE' | 'SKU'
  courseNumber?: string
  skuId?: string
  inviter: string
  endAt: number
}

/** A course that its buyer may give to this many others. */
export interface CourseGift {
  code: string
  courseNumber: string
  giver: string
  seats: number
  endAt: number
}

/** A valid one, and an expired one. */
export const createCourseGifts = (today: number): CourseGift[] => [
  { code: 'GF0002A', courseNumber: 'C105', giver: 'U000002', seats: 2, endAt: today + 30 * DAY },
  { code: 'GF0002B', courseNumber: 'C101', giver: 'U000002', seats: 1, endAt: today - DAY },
]

/** Two valid ones, to a course and to a service, and an expired one. */
export const createInvitations = (today: number): Invitation[] => [
  { code: 'IV0002A', kind: 'COURSE', courseNumber: 'C102', inviter: 'U000002', endAt: today + 30 * DAY },
  { code: 'IV0007A', kind: 'SKU', skuId: 'K105', inviter: 'U000007', endAt: today + 30 * DAY },
  { code: 'IV0002B', kind: 'COURSE', courseNumber: 'C101', inviter: 'U000002', endAt: today - DAY },
]
