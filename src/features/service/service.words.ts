import type { OutputOf } from '#api/call.ts'
import type { kfUrl } from '#api/domains/service/misc.ts'
import { matcher } from '#lib/text/typed/search.ts'
import { day, stamp } from '#lib/time/dates.ts'
import { weekdayOf } from '#lib/time/weekday.ts'
import { type Question, questions } from './questions.ts'

type Online = OutputOf<typeof kfUrl>

/** The hours of the online service, as the header shows them. */
export interface HoursView {
  says: string
  /** The hours as text; '' where unknown. */
  note: string
  /** The ruler of today, in minutes of the day; missing where the hours are only text. */
  ruler?: { spans: readonly { from: number; to: number }[]; now: number }
}

/** `now`: the server's time, epoch ms; undefined while unknown. SV-01 */
export function toHours(
  online: Pick<Online, 'hours' | 'open' | 'closed'> | undefined,
  now: number | undefined,
): HoursView {
  const { hours = '', open, closed = [] } = online ?? {}
  if (!open || now === undefined) return { says: '有问题，问客服', note: hours && `服务时间 ${hours}` }
  const today = weekdayOf(now) || 7
  const spans = (closed.includes(day(now)) ? [] : open)
    .filter(({ days }) => days.includes(today))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .filter(({ from, to }) => from < to)
  const clock = stamp(now).slice(6)
  const at = minutesOf(clock)
  const current = spans.find(({ from, to }) => from <= at && at < to)
  return {
    says: current ? `客服在线，今天到${clockOf(current.to)}` : '现在是非服务时间，可留言',
    note: [hours, `现在 ${clock}`].filter(Boolean).join('，'),
    ruler: { spans, now: at },
  }
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The questions of a group, or the most asked ones; with a search, the matching ones. */
export function questionsOf(group: string | undefined, search: string): readonly Question[] {
  if (search.trim() !== '') {
    const has = matcher(search)
    return questions.filter(({ question, answer, also = '' }) => has(question, answer, also))
  }
  return questions.filter((each) => (group === undefined ? each.common === true : each.group === group))
}
