import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { raCustomer, raCustomerCreate } from '#api/domains/account/ra-customer.ts'
import { contractAdvisorInfo } from '#api/domains/service/misc.ts'
import { workWxContactWayInfo } from '#api/domains/service/other.ts'
import { firstPageOf, useFurther } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { type CsvDownload, useCsvFile } from '#entities/csv-file/csv-file.model.ts'
import { type LicenceView, toLicence } from '#entities/adviser/licence.words.ts'
import { OWN_ADVISER } from '#lib/path/adviser-href.ts'
import { day, lastMoment } from '#lib/time/dates.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { useKeepMonths, useSavedRest } from './keep-months.model.ts'
import { type Advice, adviceCsv, type AdviceRow, countWords, monthWords, toAdviceRow } from './adviser.words.ts'

type Answer = OutputOf<typeof raCustomer>

/** The adviser and the summary of advice, without the list. */
export interface HeadView {
  /** Undefined while no adviser is assigned. */
  person: LicenceView | undefined
  isOpen: boolean
  facts: { name: string; value: string }[]
  months: { month: string; name: string; count: number; part: number }[]
}

interface MonthView {
  title: string
  count: string
  rows: AdviceRow[]
}

export interface OwnAdviser {
  head: Loaded<HeadView>
  /** The displayed month; '' where there is none. */
  month: string
  pick: (month: string) => void
  list: Loaded<MonthView>
  more: (() => void) | undefined
  /** The service description from the agreement. */
  about: Loaded<string>
  contact: Loaded<OutputOf<typeof workWxContactWayInfo>>
  file: CsvDownload
  opening: { ticked: boolean; tick: (on: boolean) => void; submission: Submission<FieldErrors> }
}

const title = '我的投顾服务'
const offline = { title, route: OWN_ADVISER }
const PAGE = 50
const CONSENT = '单独同意《投顾服务档案个人信息单独同意书》第1版'

/** 我的投顾服务. SV-10 */
export function useOwnAdviser(): OwnAdviser {
  usePage({ title })
  const now = useToday()
  const [search, setSearch] = useSearchParams()
  const newest = useCall(raCustomer, firstPageOf<typeof raCustomer>({ pageSize: PAGE }), { offline })
  const known = newest.state === 'ready' ? newest.data : undefined
  const chosen = known?.months.find(({ month }) => month === search.get('month'))?.month
  const month = chosen ?? known?.month ?? ''
  const other = month === known?.month ? null : { month, pageSize: PAGE }
  const earlier = useCall(raCustomer, other && month !== '' ? firstPageOf<typeof raCustomer>(other) : null, {
    offline: { ...offline, part: true },
  })
  const shown = other ? earlier : newest
  const further = useFurther(raCustomer, month === '' ? null : { month, pageSize: PAGE }, shown)
  const isOffline = shown.state === 'ready' && shown.stale
  useKeepMonths(newest.state === 'ready' && !newest.stale ? newest.data : undefined, PAGE, offline)
  const saved = useSavedRest(month, isOffline ? shown.data.total : 0, PAGE)
  return {
    head: mapLoaded(newest, (answer) => toHead(answer, now)),
    month,
    pick: (next) => setSearch(next === known?.month ? {} : { month: next }, { replace: true }),
    list: mapLoaded(shown, ({ list, total }, savedAt) => {
      // Offline the time is unknown, but not before the copy was saved.
      const rest = isOffline ? saved : further.rows
      const rows = [...list, ...rest].map((each) => toAdviceRow(each, now ?? savedAt))
      return { title: month === '' ? '' : monthWords(month), count: countWords(rows, total), rows }
    }),
    more: isOffline ? undefined : further.more,
    about: mapLoaded(
      useCall(contractAdvisorInfo, {}, { offline: { ...offline, part: true } }),
      (each) => each.contentHtml,
    ),
    contact: useCall(workWxContactWayInfo, {}, { offline: { ...offline, part: true } }),
    file: useFile(),
    opening: useOpening(),
  }
}

function toHead({ adviser, status, recordNo, openAt, endAt, months }: Answer, now: number | undefined): HeadView {
  const most = Math.max(1, ...months.map(({ count }) => count))
  const left = endAt === undefined || now === undefined ? undefined : Math.ceil((endAt - now) / 86_400_000)
  return {
    person: adviser && toLicence(adviser),
    isOpen: status === 'OPEN',
    facts: [
      ...(endAt === undefined
        ? []
        : [{ name: left === undefined ? '服务期' : `服务期余${left}天`, value: `至 ${lastMoment(endAt)}` }]),
      { name: '全部建议记录', value: `${months.reduce((sum, { count }) => sum + count, 0)}条` },
      ...(recordNo === undefined ? [] : [{ name: '投顾档案', value: recordNo }]),
      ...(openAt === undefined ? [] : [{ name: '建档日期', value: day(openAt) }]),
    ],
    months: [...months]
      .reverse()
      .map(({ month, count }) => ({ month, name: monthWords(month), count, part: count / most })),
  }
}

/** All months as one file. */
function useFile(): CsvDownload {
  const send = useSend()
  return useCsvFile('投顾建议记录', async () => {
    const { months } = await send(raCustomer, {})
    const all: Advice[] = []
    for (const { month, count } of months) {
      for (let pageNo = 1; (pageNo - 1) * PAGE < count; pageNo += 1) {
        const { list } = await send(raCustomer, { month, pageNo, pageSize: PAGE })
        all.push(...list)
      }
    }
    return adviceCsv(all)
  })
}

/** Opens the record with a separate consent; a second call returns the existing one. */
function useOpening(): OwnAdviser['opening'] {
  const send = useSend()
  const note = useNoteConsent()
  const toast = useToast()
  const [ticked, tick] = useState(false)
  const submission = useSubmit({
    fields: ticked,
    validate: (agreed) => ({ consent: agreed ? '' : '请先阅读并同意单独同意书' }),
    run: () => send(raCustomerCreate, {}),
    stale: [raCustomer],
    done() {
      note(CONSENT)
      toast('投顾档案已建立')
    },
  })
  return { ticked, tick, submission }
}
