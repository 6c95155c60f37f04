import { literal, nullable, object, optional, parse, picklist, boolean, string } from 'valibot'

const ANSWERS = ['accept', 'reject', 'cancel', 'filter', 'error'] as const

/** What the simulator or a test may decide about the next answers. */
const Control = object({
  /** Null: the simulator's sheet asks; without a simulator it is paid. */
  pay: optional(nullable(object({ result: picklist(['ok', 'cancel', 'fail', 'never']), paid: boolean() }))),
  /** Verification returns this instead of checking. */
  refuse: optional(nullable(picklist(['invalid signature', 'invalid url domain', 'system error']))),
  /** Text of the next codes scanned; null: the customer cancels. */
  scan: optional(nullable(string())),
  /** `fail`: the app to open is not on the phone. */
  launch: optional(picklist(['ok', 'fail'])),
  /** What the customer answers to every template that WeChat asks about; `error`: it cannot ask. */
  subscribe: optional(picklist(ANSWERS)),
  clearJournal: optional(literal(true)),
})

export interface ControlState {
  pay: { result: 'ok' | 'cancel' | 'fail' | 'never'; paid: boolean } | null
  refuse: string | null
  scan: string | null
  launch: 'ok' | 'fail'
  subscribe: (typeof ANSWERS)[number]
}

/** The switches of this WeChat. `set` accepts some of them and throws on anything else. */
export function createControl() {
  const state: ControlState = { pay: null, refuse: null, scan: null, launch: 'ok', subscribe: 'accept' }
  return {
    state: (): Readonly<ControlState> => state,
    set(given: unknown): { clearJournal: boolean } {
      const wanted = parse(Control, given)
      if (wanted.pay !== undefined) state.pay = wanted.pay
      if (wanted.refuse !== undefined) state.refuse = wanted.refuse
      if (wanted.scan !== undefined) state.scan = wanted.scan
      if (wanted.launch !== undefined) state.launch = wanted.launch
      if (wanted.subscribe !== undefined) state.subscribe = wanted.subscribe
      return { clearJournal: wanted.clearJournal === true }
    },
  }
}
