import { useState } from 'react'
import type { Call } from '#api/call.ts'
import { ApiError } from '#api/errors.ts'
import { useData } from '#data/deps.tsx'
import { DeviceError, explain } from '#data/explain.ts'
import { isRejection } from './rejection.ts'
import { useStale } from './stale.ts'
import { type PressGroup, usePressGroup } from './use-press-group.ts'

/** The error of each field; '' or absent where there is none. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The outcome of a submission whose answer was lost: it was made, or it was not (with advice as text). */
export type Verified<R> = { result: R } | { error: string }

export interface SubmitOptions<F, E extends FieldErrors, R> {
  /** What is submitted. */
  fields: F
  /** Called at every render; its errors are shown after the first press. */
  validate?: (fields: F) => E
  /** Sends it, once; an error is shown as text. */
  run: (fields: F) => Promise<R>
  /**
   * Checks the outcome after a lost answer (time-out, dropped connection, 5xx). Without it a lost answer is an error
   * like any other: for submissions that may be repeated without harm.
   */
  verify?: (fields: F) => Promise<Verified<R>>
  /** The error if the check failed as well. */
  unverified?: string
  /**
   * Called after success. If it throws a `DeviceError`, the submission still counts as made, and the message is shown.
   */
  done: (result: R, fields: F) => void | Promise<void>
  /** Returns the text to show for an error, or '' if it has shown it elsewhere. Default: `explain`. */
  failed?: (cause: unknown, fields: F) => string
  /** The calls whose shown data it makes stale; they are refreshed after success. */
  stale?: readonly Call[]
  /** For several submissions that exclude each other and share the error of the last press. */
  group?: PressGroup
}

/** A submission as its screen draws it. */
export interface Submission<E extends FieldErrors> {
  /** '' until the first press. */
  fieldErrors: E
  /** Counts the presses with invalid fields: each moves the focus to the first of them. */
  invalidPresses: number
  /** Why it failed; '' if it has not. */
  error: string
  /** It may have been made, but the check failed: the next press checks again instead of sending it again. */
  outcomeUnknown: boolean
  busy: boolean
  submit: () => void
  verify: () => void
  /** Clears the error of the last press, before something else is submitted. */
  clear: () => void
}

/** A submission as its model has it. */
interface OwnSubmission<F, E extends FieldErrors> extends Submission<E> {
  /** Submits these instead of `fields`, where each of several presses has its own. */
  submitWith: (fields: F) => void
  /** What is being submitted; undefined while nothing is. */
  underWay: F | undefined
}

/** A submission whose outcome is unknown. */
interface Unknown<F> {
  message: PressGroup['message']
  fields: F
  sender: string
}

const NO_ANSWER = '没有收到提交结果。'
const UNVERIFIED = '暂时无法核对，请联网后核对，不要重复提交'

/**
 * One submission: validated, sent once however fast the presses, never repeated automatically, and verified if its
 * answer was lost. Its outcome is shown only to the customer who pressed, not to somebody who has signed in since. The
 * caller keeps the typed fields until `done`. reliability §5.8, O1–O6
 */
export function useSubmit<F, R, E extends FieldErrors = FieldErrors>(
  options: SubmitOptions<F, E, R>,
): OwnSubmission<F, E> {
  const { fields, validate, run, done, failed = explain, stale = [], unverified = UNVERIFIED } = options
  const revalidate = useStale()
  const { account, isStill } = useData()
  const own = usePressGroup()
  const { busy, message, once, show } = options.group ?? own
  const [presses, setPresses] = useState({ all: 0, invalid: 0 })
  const [underWay, setUnderWay] = useState<F>()
  const [unknown, setUnknown] = useState<Unknown<F>>()
  const found = (validate?.(fields) ?? {}) as E // without `validate` no field can be invalid
  const hidden = Object.fromEntries(Object.keys(found).map((field) => [field, ''])) as E // the same fields
  // The message of a later press takes its place.
  const lost = unknown && unknown.message === message && isStill(unknown.sender) ? unknown : undefined

  const press = (given: F, work: (given: F, isHere: () => boolean) => Promise<void>) =>
    once(() => {
      const sender = account()
      setUnderWay(() => given)
      return work(given, () => isStill(sender)).finally(() => setUnderWay(undefined))
    })
  const finish = async (result: R, given: F, isHere: () => boolean) => {
    setPresses(({ invalid }) => ({ all: 0, invalid }))
    try {
      await Promise.all([revalidate(stale), done(result, given)])
    } catch (cause) {
      if (!(cause instanceof DeviceError)) throw cause
      if (isHere()) show({ text: cause.message })
    }
  }
  const check = async (given: F, isHere: () => boolean) => {
    const verified = await options.verify?.(given).catch(() => undefined)
    if (!isHere()) return
    if (verified && 'result' in verified) return finish(verified.result, given, isHere)
    const answer = { text: NO_ANSWER + (verified?.error ?? unverified) }
    show(answer)
    if (!verified) setUnknown({ message: answer, fields: given, sender: account() })
  }
  const send = async (given: F, isHere: () => boolean) => {
    let result: R
    try {
      result = await run(given)
    } catch (cause) {
      if (!isHere()) return
      // Any other error was thrown before anything was sent.
      const isLost = cause instanceof ApiError && !isRejection(cause)
      return options.verify && isLost ? check(given, isHere) : show({ text: failed(cause, given) })
    }
    if (isHere()) await finish(result, given, isHere)
  }
  const verify = () => lost && press(lost.fields, check)
  const submitWith = (given: F) => {
    const isInvalid = Object.values(validate?.(given) ?? {}).some(Boolean)
    setPresses(({ all, invalid }) => ({ all: all + 1, invalid: isInvalid ? invalid + 1 : invalid }))
    if (isInvalid) return
    if (lost) verify()
    else press(given, send)
  }
  return {
    fieldErrors: presses.all > 0 ? found : hidden,
    invalidPresses: presses.invalid,
    error: message.text,
    outcomeUnknown: lost !== undefined,
    busy,
    submit: () => submitWith(fields),
    submitWith,
    underWay,
    verify,
    clear: () => show({ text: '' }),
  }
}
