import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { customerStrategyTemplateList } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { simulationCreate, simulationDetail, simulationList } from '#api/domains/strategy/simulation-back-test.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { sentAgain } from '#data/write/sent-again.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { randomId } from '#lib/number/random-id.ts'
import { ownTestHref } from '#lib/path/simulation-href.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { yearlyWords } from './costs.ts'
import { fullWords, KEPT } from './limits.ts'
import { isUnfinished } from './row.words.ts'
import {
  type Draft,
  errorsOf,
  nameOf,
  rangeWords,
  readDraft,
  toSettings,
  type Typed,
  typedAs,
  usual,
} from './settings.ts'
import { useOwnTests } from './queue.model.ts'

export interface NewTest {
  typed: Typed
  change: (some: Partial<Typed>) => void
  templates: readonly { id: string; text: string }[]
  /** The selected rule, in plain words. */
  rule: string
  /** Its name where none is typed. */
  named: string
  /** What the selected rule costs in a year; '' while that is unknown. */
  yearly: string
  /** Where its prices begin and end. */
  ends: { from?: string | undefined; to?: string | undefined }
  /** The days of the market, once they are loaded. */
  know: (days: readonly string[] | undefined) => void
  /** The available range of prices, in words. */
  data: string
  range: string
  kept: string
  /** Why no other one can be started. */
  full: string
  submission: Submission<FieldErrors>
}

/** 新建回测: the input is stored; the limits are shown before they are reached. SG-14 */
export function useNewTest(): Loaded<NewTest> {
  const [search] = useSearchParams()
  const again = search.get('again') ?? ''
  const templates = useCall(customerStrategyTemplateList, {}, { cache: true })
  const earlier = useCall(simulationDetail, again === '' ? null : { id: again })
  // Without them the service counts.
  const [days, know] = useState<readonly string[]>()
  const rows = dataOf(useOwnTests()) ?? []
  const [text, keep] = useDraft(`back-test:${again}`)
  const [clientNo] = useState(randomId)
  const list = dataOf(templates) ?? []
  const settings = dataOf(earlier)
  const draft: Draft = readDraft(text) ?? { ...(settings ? typedAs(settings) : usual(list)), clientNo }
  const template = list.find(({ templateId }) => templateId === draft.templateId)
  const tested = template ?? list[0]
  const submission = useCreate(draft, errorsOf(draft, tested, days), {
    settingsOf: (typed) => toSettings(typed, list),
    hold: (sent) => keep(JSON.stringify(sent)),
    done: () => keep(''),
  })
  const page = {
    typed: draft,
    change(some: Partial<Typed>) {
      submission.clear()
      // Other settings are a new request.
      keep(JSON.stringify({ ...draft, ...some, clientNo: randomId() }))
    },
    rule: template?.rule ?? '',
    named: nameOf(draft, list),
    yearly: yearlyWords(template?.turnoverRate, draft),
    ends: { from: tested?.from, to: tested?.to },
    know,
    data: dataWords(tested),
    range: rangeWords(draft.from, draft.to, days),
    kept: `已保存 ${rows.length}/${KEPT}`,
    full: fullWords(rows.length, rows.filter(isUnfinished).length),
    submission,
  }
  const waits = again !== '' && earlier.state === 'loading'
  if (waits) return earlier
  return mapLoaded(templates, (all) => ({
    ...page,
    templates: all.map(({ templateId, name, style }) => ({ id: templateId, text: `${name} · ${style}` })),
  }))
}

function dataWords(template: { from?: string | undefined; to?: string | undefined } | undefined): string {
  const { from, to } = template ?? {}
  return from === undefined || to === undefined ? '' : `行情数据自 ${from} 起，至 ${to}`
}

interface Ends {
  settingsOf: (typed: Typed) => ReturnType<typeof toSettings>
  /** Stores the request with its number, in case the page is lost before the response. */
  hold: (sent: Draft) => void
  done: () => void
}

/** Sends the draft under its number: repeated after a lost response, it returns what the first one created. */
function useCreate(draft: Draft, errors: FieldErrors, { settingsOf, hold, done }: Ends) {
  const send = useSend()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const create = (typed: Draft) => send(simulationCreate, { ...settingsOf(typed), clientNo: typed.clientNo })
  return useSubmit({
    fields: draft,
    validate: () => errors,
    run(typed) {
      hold(typed)
      return create(typed)
    },
    verify: (typed) => sentAgain(() => create(typed)),
    unverified: '暂时无法核对回测是否提交，请联网后核对，不要重复提交',
    stale: [simulationList],
    done({ id }) {
      done()
      toast('已提交，正在排队')
      navigate(ownTestHref(id), { replace: true })
    },
  })
}
