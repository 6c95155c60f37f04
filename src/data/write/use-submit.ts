import { useState } from 'react'
import type { Call } from '#api/call.ts'
import { ApiError } from '#api/errors.ts'
import { useData } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import { isRejection } from './rejection.ts'
import { useStale } from './stale.ts'
import { useOnce } from './use-once.ts'

/** The error of each field; '' or absent where there is none. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The outcome of a submission whose answer was lost: it was made, or it was not (with advice as text). */
export type Verified<R> = { result: R } | { error: string }

interface SubmitOptions<F, E extends FieldErrors, R> {
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
  /** The error where the check failed as well. */
  unverified?: string
  done: (result: R, fields: F) => void | Promise<void>
  /** Shows an error where it belongs and answers ''; what it answers is shown as the error. Without it: `explain`. */
  failed?: (cause: unknown) => string
  /** The calls whose shown data it makes stale; they are refreshed after success. */
  stale?: readonly Call[]
}

export interface Submission<E extends FieldErrors> {
  /** '' until the first press. */
  fieldErrors: E
  /** Counts the presses with invalid fields: each moves the focus to the first of them. */
  invalidPresses: number
  /** Why it failed; '' where nothing is wrong. */
  error: string
  /** It may have been made, and the check failed: it must be verified before it is sent again. */
  outcomeUnknown: boolean
  busy: boolean
  submit: () => void
  verify: () => void
  /** Clears the error of the last press. */
  clear: () => void
}

const NO_ANSWER = '没有收到提交结果。'
const UNVERIFIED = '暂时无法核对，请联网后核对，不要重复提交'

/**
 * One submission: validated, sent once however fast the presses, never repeated automatically, and verified where its
 * answer was lost. The caller keeps the typed fields until `done`. reliability 5.8, O1–O6
 */
export function useSubmit<F, R, E extends FieldErrors = FieldErrors>(options: SubmitOptions<F, E, R>): Submission<E> {
  const { fields, validate, run, done, failed = explain, stale = [] } = options
  const revalidate = useStale()
  const { account, isStill } = useData()
  const { busy, message, once, showMessage } = useOnce()
  const [presses, setPresses] = useState({ all: 0, invalid: 0 })
  const found = (validate?.(fields) ?? {}) as E // without `validate` no field can be invalid
  const isInvalid = Object.values(found).some(Boolean)
  const hidden = Object.fromEntries(Object.keys(found).map((field) => [field, ''])) as E // the same fields

  const finish = async (result: R) => {
    setPresses(({ invalid }) => ({ all: 0, invalid }))
    await Promise.all([revalidate(stale), done(result, fields)])
  }
  const verify = async () => {
    if (!options.verify) return
    let verified: Verified<R>
    try {
      verified = await options.verify(fields)
    } catch {
      return showMessage(NO_ANSWER + (options.unverified ?? UNVERIFIED), true)
    }
    if ('result' in verified) return finish(verified.result)
    showMessage(NO_ANSWER + verified.error)
  }
  const send = async () => {
    const sender = account()
    let result: R
    try {
      result = await run(fields)
    } catch (cause) {
      if (!isStill(sender)) return
      // What is no error of the service was never sent.
      const isLost = cause instanceof ApiError && !isRejection(cause)
      if (options.verify && isLost) return verify()
      return showMessage(failed(cause))
    }
    // The answer to a customer who has signed out is nobody else's.
    if (isStill(sender)) await finish(result)
  }
  return {
    fieldErrors: presses.all > 0 ? found : hidden,
    invalidPresses: presses.invalid,
    error: message.text,
    outcomeUnknown: message.outcomeUnknown,
    busy,
    submit() {
      setPresses(({ all, invalid }) => ({ all: all + 1, invalid: isInvalid ? invalid + 1 : invalid }))
      if (!isInvalid) once(send)
    },
    verify: () => once(verify),
    clear: () => showMessage(''),
  }
}
