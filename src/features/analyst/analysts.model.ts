import { useSearchParams } from 'wouter'
import { analystList, channelAnalystList } from '#api/domains/learn/analyst.ts'
import { companyAnalystList } from '#api/domains/public/company.ts'
import type { Analyst } from '#api/shapes.ts'
import { explain } from '#data/explain.ts'
import { useWhole, type Whole } from '#data/list/use-whole.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { useSearchWords } from '#entities/search/use-search-words.ts'
import { ANALYSTS } from '#lib/path/analyst-href.ts'
import { matcher, searchWords } from '#lib/text/typed/search.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePage } from '#wechat/page.tsx'

interface AnalystRow {
  person: AnalystView
  tags: readonly string[]
}

export interface AnalystsModel {
  typed: string
  type: (text: string) => void
  /** The search text; '' while nothing is typed. */
  words: string
  people: Loaded<AnalystRow[]>
  /** Whether some are still being read. */
  busy: boolean
  /** Why some are missing, with a retry; undefined if none are. */
  failure: { message: string; onRetry: () => void } | undefined
}

/** The most characters of a search. */
const LONGEST = 40
const title = '投顾团队'
const options = { cache: true, offline: { title, route: ANALYSTS } }

/** The advisers, or those of `?channel=`, filtered by name or registration number. MD-10 */
export function useAnalysts(): AnalystsModel {
  usePage({ title, card: { title, desc: '姓名与登记编号，可在中国证券业协会核验' } })
  const { typed, type, words } = useSearchWords(LONGEST, searchWords)
  const people = usePeople()
  const { busy, failed } = people
  const fits = matcher(words)
  return {
    typed,
    type,
    words,
    people: mapLoaded(people, (list) =>
      list
        .filter(({ name, certNo, tags = [] }) => words === '' || fits(name, certNo, ...tags))
        .map((person) => ({
          person: toAnalystView(person),
          tags: person.tags ?? [],
        })),
    ),
    busy,
    failure: failed && { message: `部分投资顾问没有加载出来：${explain(failed.error)}`, onRetry: failed.retry },
  }
}

/** A list that is not read page by page. */
const AT_ONCE = { busy: false, failed: undefined }

/** A guest sees the advisers listed in public. */
function usePeople(): Whole<Analyst> {
  const [search] = useSearchParams()
  const channel = search.get('channel') ?? ''
  const member = useSignedIn()
  const named = useCall(companyAnalystList, member ? null : {}, options)
  const ofChannel = useCall(channelAnalystList, member && channel !== '' ? { channel } : null, { cache: true })
  // All of them, however many: who is not found is called unknown.
  const all = useWhole(analystList, member && channel === '' ? {} : null, options, Infinity)
  if (!member) return { ...mapLoaded(named, (list) => list.filter(({ status }) => status === 'ON')), ...AT_ONCE }
  return channel === '' ? all : { ...ofChannel, ...AT_ONCE }
}
