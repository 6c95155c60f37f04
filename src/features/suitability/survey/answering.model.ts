import { useMemo, useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import {
  evaluationFinish,
  evaluationInfo,
  surveyAnswerInfo,
  surveySubmitAnswer,
  surveyTopicList,
} from '#api/domains/suitability/evaluation.ts'
import {
  evaluationAnswer,
  evaluationAnswerSave,
  evaluationTopic,
  surveyEvaluationFinish,
} from '#api/domains/suitability/survey.ts'
import { useData } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import { useBlocked } from '#data/provider.tsx'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { isRejection } from '#data/write/rejection.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useChange } from '#data/write/use-change.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { createAnswerQueue, UnsentAnswer } from './answer-queue.ts'
import { useWayBack } from '#features/suitability/use-way-back.ts'

export interface Question {
  number: number
  total: number
  title: string
  kind: 'one' | 'many'
  options: readonly { id: string; text: string }[]
  chosen: readonly string[]
  /** What continuing leads to: the next question, or the summary. */
  on: '下一题' | '检查答案' | '返回检查'
}

export interface AnsweringView {
  /** Null: all are answered, show the summary. */
  question: Question | null
  answers: { number: number; title: string; chosen: string; change: () => void }[]
  choose: (optionIds: string[]) => void
  back: (() => void) | null
  next: () => void
  /** The answers contradict each other: are they intended? */
  doubt: { open: boolean; close: () => void; confirm: () => void }
  submit: () => void
  error: string
  busy: boolean
  blocked: string
}

const CONTRADICTORY = 40977
const INCOMPLETE = 40974
/** It was submitted, and a newer one has replaced it. */
const OVER: ReadonlySet<number> = new Set([40971, 40972])

/** One that was begun; `isOlder`: below /survey. A22 */
export interface Questionnaire {
  evaluationId: string
  isOlder: boolean
}

/** One questionnaire, a question at a time; the server stores each answer at once. SU-03 */
export function useAnswering({ evaluationId, isOlder }: Questionnaire, stale: () => void): Loaded<AnsweringView> {
  const { topics, kept } = useQuestions(evaluationId, isOlder)
  const [mine, setMine] = useState<Readonly<Record<string, readonly string[]>>>({})
  /** When all of `mine` had been sent, epoch ms. */
  const [sentAt, setSentAt] = useState(Infinity)
  const [place, setPlace] = useState<number>()
  const [mending, setMending] = useState(false)
  const [error, setError] = useState('')
  const saving = useSaving(evaluationId, isOlder)
  const { now } = useData()
  const toast = useToast()
  const fail = (cause: unknown, before = '') => {
    if (!(cause instanceof BusinessError && OVER.has(cause.code))) return setError(before + explain(cause))
    toast(explain(cause))
    stale()
  }
  const ending = useEnding(evaluationId, isOlder, fail)
  const blocked = useBlocked()

  if (topics.state !== 'ready') return topics
  if (kept.state !== 'ready') return kept
  const list = topics.data
  const known = Object.fromEntries(kept.data.answers.map(({ topicId, optionIds }) => [topicId, optionIds]))
  // An answer received since then counts: another device may have changed it.
  const unsent = kept.savedAt < sentAt ? mine : {}
  const chosenOf = (topicId: string) => unsent[topicId] ?? known[topicId] ?? []
  const firstOpen = list.findIndex(({ id }) => chosenOf(id).length === 0)
  const at = place ?? (firstOpen === -1 ? list.length : firstOpen)
  const topic = list[at]
  const go = (to: number, fromSummary = mending) => {
    setError('')
    setMending(fromSummary)
    setPlace(to)
  }
  const next = async () => {
    if (!topic || chosenOf(topic.id).length === 0) return setError('请选择本题的选项')
    try {
      await saving.flush()
      const to = mending ? list.length : at + 1
      if (to >= list.length) {
        setSentAt(now())
        await kept.refresh()
      }
      go(to, false)
    } catch (error) {
      const { topicId, cause } = error instanceof UnsentAnswer ? error : { topicId: topic.id, cause: error }
      // It is another question whose answer has to be changed.
      if (topicId !== topic.id && isRejection(cause)) go(list.findIndex(({ id }) => id === topicId))
      fail(cause, '答案尚未保存：')
    }
  }
  return {
    ...kept,
    data: {
      question: topic
        ? {
            number: at + 1,
            total: list.length,
            title: topic.title,
            kind: topic.type === 'MULTI' ? 'many' : 'one',
            options: topic.options,
            chosen: chosenOf(topic.id),
            on: mending ? '返回检查' : at + 1 === list.length ? '检查答案' : '下一题',
          }
        : null,
      answers: list.map(({ id, title, options }, index) => ({
        number: index + 1,
        title,
        chosen: options
          .filter((option) => chosenOf(id).includes(option.id))
          .map(({ text }) => text)
          .join('；'),
        change: () => go(index, true),
      })),
      choose: (optionIds) => {
        if (!topic) return
        go(at)
        setMine({ ...unsent, [topic.id]: optionIds })
        setSentAt(Infinity)
        if (optionIds.length > 0) saving.put(topic.id, optionIds)
      },
      back: at > 0 && !mending ? () => go(at - 1) : null,
      next: () => void next(),
      doubt: ending.doubt,
      submit: () =>
        void ending.submit(false, () => {
          if (firstOpen !== -1) setPlace(firstOpen)
        }),
      error,
      busy: ending.busy || saving.busy,
      blocked,
    },
  }
}

function useQuestions(evaluationId: string, isOlder: boolean) {
  const input = isOlder ? null : { evaluationId }
  const older = isOlder ? { id: evaluationId } : null
  const [topics, kept] = [useCall(surveyTopicList, input), useCall(surveyAnswerInfo, input)]
  const [olderTopics, olderKept] = [useCall(evaluationTopic, older), useCall(evaluationAnswer, older)]
  return isOlder ? { topics: olderTopics, kept: olderKept } : { topics, kept }
}

function useSaving(evaluationId: string, isOlder: boolean) {
  const { run } = useChange(surveySubmitAnswer)
  const older = useChange(evaluationAnswerSave).run
  const [busy, setBusy] = useState(false)
  const queue = useMemo(
    () =>
      createAnswerQueue((topicId, optionIds) => {
        const answer = { topicId, optionIds: [...optionIds] }
        return isOlder ? older({ id: evaluationId, ...answer }) : run({ evaluationId, ...answer })
      }),
    [run, older, evaluationId, isOlder],
  )
  const flush = async () => {
    setBusy(true)
    try {
      await queue.flush()
    } finally {
      setBusy(false)
    }
  }
  return { busy, put: queue.put, flush }
}

function useEnding(evaluationId: string, isOlder: boolean, fail: (cause: unknown) => void) {
  const way = useWayBack()
  const current = useChange(evaluationFinish)
  const older = useChange(surveyEvaluationFinish)
  const [doubted, setDoubted] = useState(false)
  const navigate = useNavigateFromHere()
  const track = useTrack()
  const patch = useMutateCall()
  const submit = async (confirmed: boolean, incomplete: () => void) => {
    setDoubted(false)
    try {
      const { level, isLowest, expireAt } = await (isOlder
        ? older.run({ id: evaluationId })
        : current.run({ evaluationId, ...(confirmed && { confirmed }) }))
      patch(evaluationInfo, {}, (old) => ({
        ...old,
        evaluationId: undefined,
        status: 'VALID',
        recordId: evaluationId,
        riskLevel: level,
        isLowest,
        expireAt,
      }))
      void track('suit', 'finish', level)
      navigate(way.to('/suitability/result', { id: evaluationId }), { replace: true })
    } catch (error) {
      const code = error instanceof BusinessError ? error.code : 0
      // The older one takes no confirmation: its answers have to agree.
      if (code === CONTRADICTORY && !confirmed && !isOlder) return setDoubted(true)
      if (code === INCOMPLETE) incomplete()
      fail(error)
    }
  }
  const doubt = { open: doubted, close: () => setDoubted(false), confirm: () => void submit(true, () => undefined) }
  return { busy: current.busy || older.busy, doubt, submit }
}
