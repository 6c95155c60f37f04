import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { hotline } from '#api/domains/account/users.ts'
import { kfUrl } from '#api/domains/service/misc.ts'
import { brand } from '#config/brand.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { useSearchWords } from '#entities/search/use-search-words.ts'
import { patternOf, SERVICE } from '#lib/path/service-href.ts'
import { searchWords } from '#lib/text/typed/search.ts'
import { useTrack } from '#tracking/context.tsx'
import { useHost } from '#wechat/page.tsx'
import type { Question } from './questions.ts'
import { type HoursView, questionsOf, toHours } from './service.words.ts'
import { wecomLink } from './wecom-link.ts'

// The page works without a response too: a customer without a network needs the phone number.
const offline = { title: '客服中心', route: SERVICE, part: true } as const

/** Whether staff are online, by the minute. */
export function useHours(): HoursView {
  const online = dataOf(useCall(kfUrl, {}, { offline }))
  return toHours(online, useServerNow())
}

export interface Ways {
  /** WeCom's customer service; '' where unknown. */
  wecom: string
  opened: () => void
  phone: string
  /** Inside WeChat its own service opens at once, elsewhere it shows a QR code. */
  wecomFirst: boolean
}

/** The contact options. SV-01 */
export function useWays(): Ways {
  const [search] = useSearchParams()
  const track = useTrack()
  const pattern = patternOf(search.get('at'))
  const url = dataOf(useCall(kfUrl, {}, { offline }))?.url ?? ''
  const line = dataOf(useCall(hotline, {}, { offline }))
  return {
    wecom: wecomLink(url, pattern),
    opened: () => void track('service', 'kefu_open', pattern),
    phone: line?.phone ?? brand.hotline,
    wecomFirst: useHost().kind === 'inside',
  }
}

export interface Answers {
  typed: string
  type: (text: string) => void
  group: string | undefined
  /** Selects the group and clears the search; undefined: the most asked questions. */
  choose: (group: string | undefined) => void
  questions: readonly Question[]
}

/** The most characters of a search. */
const LONGEST = 40

/** The answers to frequently asked questions: our own file, available offline. */
export function useAnswers(): Answers {
  const { typed, type, words } = useSearchWords(LONGEST, searchWords)
  const [group, setGroup] = useState<string>()
  return {
    typed,
    type,
    group: words === '' ? group : '',
    choose(next) {
      type('')
      setGroup(next)
    },
    questions: questionsOf(group, words),
  }
}

/** Verification of staff: by the register of practitioners. */
export function useVerify() {
  const [, navigate] = useLocation()
  const [typed, type] = useState('')
  const words = searchWords(typed)
  const target = words === '' ? '/showPractitioner' : `/showPractitioner?keyword=${encodeURIComponent(words)}`
  return { typed, type, verify: () => navigate(target) }
}
