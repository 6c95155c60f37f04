import { companyAnalystList } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import type { HomeItem, To } from './item.ts'
import { PART } from './part.ts'

/** The registered advisers currently in office. */
export function useAnalysts(to: To): Loaded<HomeItem[]> {
  const people = useCall(companyAnalystList, {}, PART)
  return useView(
    people,
    (list) =>
      list
        .filter(({ status, certNo }) => status === 'ON' && certNo !== '')
        .map(({ number, name, title, certNo }) => ({
          key: number,
          title: `${name} · ${title}`,
          note: `登记编号 ${certNo}`,
          image: '',
          badge: '',
          href: to(`/analyst/${encodeURIComponent(number)}`),
        })),
    [],
  )
}
