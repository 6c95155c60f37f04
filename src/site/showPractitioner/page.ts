import { useSearchParams } from 'wouter'
import { companyStaff } from '#api/domains/public.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import type { PagedInput, RowOf } from '#data/list/use-pages.ts'
import { day } from '#lib/time/dates.ts'
import { type SiteList, useSitePage } from '#site/frame/pages.model.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { useMounted } from '#ui/mounted.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'
import { searchWords } from '#lib/text/typed/search.ts'

/** Words of the disclosure. SI-19 */
export const words = { title: '从业人员公示', lead: '收到自称本公司人员的消息时，请先在这里核对姓名、照片与登记编号。' }

/** People on one page. */
const PAGE_SIZE = 12

export const statuses = [
  { value: 'ON', label: '在职' },
  { value: 'LEFT', label: '离职' },
] as const

export const positions = [
  { value: '证券投资顾问', label: '证券投资顾问' },
  { value: '证券分析师', label: '证券分析师' },
] as const

/** The search text; '' for everybody. */
export interface Filter {
  keyword: string
  status: string
  position: string
  branch: string
}

export interface Person {
  certNo: string
  name: string
  photo: string
  status: string
  here: boolean
  facts: readonly (readonly [string, string])[]
}

/** The filter is in the address; a change starts at the first page. */
export function useFilter(): [Filter, (next: Partial<Filter>) => void] {
  const [search, setSearch] = useSearchParams()
  // The prerendered page shows everybody.
  const mounted = useMounted()
  const param = (name: keyof Filter) => plainLine((mounted && search.get(name)) || '')
  const status = param('status')
  const filter = {
    keyword: truncate(searchWords(param('keyword')), 30),
    status: statuses.some(({ value }) => value === status) ? status : '',
    position: param('position'),
    branch: param('branch'),
  }
  const change = (next: Partial<Filter>) => {
    const kept = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '')
    setSearch(Object.fromEntries(kept), { replace: true })
  }
  return [filter, change]
}

/** The people who match the filter. */
export function practitionersOf(filter: Filter): SiteList<typeof companyStaff, Person> {
  const wanted: PagedInput<typeof companyStaff> = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== ''),
  )
  const offline = { title: words.title, route: '/showPractitioner' }
  return { call: companyStaff, input: { ...wanted, pageSize: PAGE_SIZE }, offline, toRow: toPerson }
}

/** Their number. */
export function useFound(filter: Filter): Loaded<number> {
  return mapLoaded(useSitePage(practitionersOf(filter), 1), ({ total }) => total)
}

function toPerson({
  certNo,
  name,
  photoUrl,
  status,
  category,
  position,
  branch,
  regDate,
  leftAt,
}: RowOf<typeof companyStaff>): Person {
  return {
    certNo,
    name,
    photo: fileAt(photoUrl),
    status: statuses.find(({ value }) => value === status)?.label ?? '状态更新中',
    here: status === 'ON',
    facts: [
      ['登记编号', certNo],
      ['登记类别', category],
      ['岗位', position],
      ['所在机构', branch],
      ['登记日期', regDate],
      ...(leftAt === undefined ? [] : [['离职日期', day(leftAt)] as const]),
    ],
  }
}
