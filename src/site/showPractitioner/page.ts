import { useSearchParams } from 'wouter'
import type { InputOf, OutputOf } from '#api/call.ts'
import { companyStaff } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { day } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { useMounted } from '#ui/mounted.ts'

/** Words of the disclosure. product SI-19 */
export const words = { title: '从业人员公示', lead: '收到自称本公司人员的消息时，请先在这里核对姓名、照片与登记编号。' }

/** People on one page. */
export const PAGE_SIZE = 12

export const statuses = [
  { value: 'ON', label: '在职' },
  { value: 'LEFT', label: '离职' },
] as const

export const positions = [
  { value: '证券投资顾问', label: '证券投资顾问' },
  { value: '证券分析师', label: '证券分析师' },
] as const

/** What is looked for; '' for all. */
export interface Filter {
  keyword: string
  status: string
  position: string
  branch: string
}

interface Person {
  certNo: string
  name: string
  photo: string
  status: string
  here: boolean
  facts: readonly (readonly [string, string])[]
}

/** The filter stands in the address; a change of it begins at the first page. */
export function useFilter(): [Filter, (next: Partial<Filter>) => void] {
  const [search, setSearch] = useSearchParams()
  // The prerendered page shows everybody.
  const mounted = useMounted()
  const told = (name: keyof Filter) => (mounted && search.get(name)?.trim()) || ''
  const status = told('status')
  const filter = {
    keyword: told('keyword').slice(0, 30),
    status: statuses.some(({ value }) => value === status) ? status : '',
    position: told('position'),
    branch: told('branch'),
  }
  const change = (next: Partial<Filter>) => {
    const kept = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '')
    setSearch(Object.fromEntries(kept), { replace: true })
  }
  return [filter, change]
}

/** One page of those who are looked for. */
export function usePractitioners(filter: Filter, pageNo: number): Loaded<{ people: Person[]; total: number }> {
  const wanted: InputOf<typeof companyStaff> = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== ''),
  )
  const offline = { title: words.title, route: '/showPractitioner' }
  const asked = useCall(companyStaff, { ...wanted, pageNo, pageSize: PAGE_SIZE }, { cache: true, offline })
  return useView(asked, toPage, { people: [], total: 0 })
}

function toPage({ list, total }: OutputOf<typeof companyStaff>) {
  const people = list.map(
    ({ certNo, name, photoUrl, status, category, position, branch, regDate, leftAt }): Person => ({
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
    }),
  )
  return { people, total }
}
