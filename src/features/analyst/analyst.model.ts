import { useCallback } from 'react'
import { useParams } from 'wouter'
import { analyst } from '#api/domains/learn/analyst.ts'
import { companyAnalystList } from '#api/domains/public/company.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useView } from '#data/use-view.ts'
import type { LicenceView } from '#entities/adviser/licence.words.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { analystHref } from '#lib/path/analyst-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { registrationShape, type Named, toRegistrationView, toWorks, type Works } from './analyst.words.ts'

export interface AnalystModel {
  path: string
  /** Undefined if the company has no adviser with this number. */
  registration: Loaded<LicenceView | undefined>
  intro: string
  tags: readonly string[]
  /** Closed to guests. */
  works: Loaded<Works>
  openedCourse: (number: string) => void
}

/** What the page begins with. */
export const first = firstRead(companyAnalystList, () => ({}))

/** An adviser: their registration from the public list, their works from the customers' list. MD-11 */
export function useAnalyst(): AnalystModel {
  const { number = '' } = useParams<{ number?: string }>()
  useTrackOpened('media', 'analyst_view', number)
  const track = useTrack()
  const today = useToday()
  const path = analystHref(number)
  const named = useCall(
    companyAnalystList,
    {},
    {
      cache: true,
      offline: { title: (list) => list.find((each) => each.number === number)?.name ?? '投顾主页', route: path },
    },
  )
  const works = useCall(analyst, { number }, { offline: { title: ({ name }) => name, route: path, part: true } })
  const toView = useCallback((list: Named, savedAt: number) => toRegistrationView(list, savedAt, path), [path])
  const registration = useView(named, toView, registrationShape)
  const person = dataOf(named)?.find((each) => each.number === number)
  usePage({
    title: person?.name ?? '投顾主页',
    card: person && {
      title: `${person.name} · ${person.title}`,
      desc: [certLine(person.certNo), person.certNo && '可在协会核验'].filter(Boolean).join('，'),
    },
  })
  return {
    path,
    registration,
    intro: person?.intro ?? '',
    tags: person?.tags ?? [],
    works: mapLoaded(works, (known) => toWorks(known, today)),
    openedCourse: (course) => void track('learn', 'card_click', course),
  }
}
