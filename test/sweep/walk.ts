import type { Phone } from './phone.tsx'
import type { Fault } from './faults.ts'
import type { SentRequest, TestEnvironment } from './environment.ts'

/** A journey that commits something once: the sweep makes each of its requests fail in every way. */
export interface Journey {
  name: string
  mobile: string
  /** The service calls before it starts; the path where it starts. */
  begin: (customer: Customer) => Promise<string>
  /** The texts of buttons and links that continue; the first one on the screen is pressed. */
  press: RegExp
  /** Who starts it, and where: a customer in WeChat by default. */
  by?: 'guest' | 'visitor'
  place?: 'outside'
  /** The number whose records are counted instead of a customer's. */
  books?: string
  /** Further actions on these screens. */
  hands?: readonly Hand[]
  /** Typed input that depends on a number's messages. */
  typing?: readonly ((environment: TestEnvironment) => boolean | Promise<boolean>)[]
  /** The screen that shows it is done. */
  done: (phone: Phone) => boolean
  /** What it commits, by its name in the ledger, and how often: never more. */
  commits: Readonly<Record<string, number>>
  /** Typed text is stored nowhere on the device (class D of product §1.2), so a killed page loses it. */
  secret?: boolean
  /** Paths of the requests that fail, if another journey covers the others on the same screens. */
  breaks?: RegExp
}

/** A screen's actions besides a press; `typed`: a form was filled in, which must not be needed twice. */
export type Hand = () => boolean | 'typed'

export interface Customer {
  ask: (path: string, body?: unknown) => Promise<Record<string, unknown>>
  environment: TestEnvironment
  /** Stores a draft in the tab, as an earlier screen did. */
  draft: (key: string, value: unknown) => void
  /** Lets time pass, ms. */
  wait: (ms: number) => Promise<unknown>
}

export interface Walk {
  presses: number
  asked: readonly SentRequest[]
  /** The problems; empty without any. */
  complaints: string[]
}

/** Buttons that lead out of a failure, on any screen. */
const AGAIN = /^(?:重试|重新计算|刷新状态|核对订单)$/
/** More steps than any journey needs. */
const LOOKS = 120
/** How long a customer waits at a screen without actions before reopening the page, ms. */
const PATIENCE = 90_000

/** Completes a journey like a customer, pressing what leads onwards; `fault` affects one request of it. */
export async function walk(
  environment: TestEnvironment,
  phone: Phone,
  journey: Journey,
  at?: SentRequest,
  fault?: Fault,
): Promise<Walk> {
  await environment.reset()
  const isCustomer = journey.by === undefined
  const signIn = () => (isCustomer ? environment.login(journey.mobile) : environment.visit('o-visitor'))
  const tokens = journey.by === 'guest' ? {} : ((await signIn()) as Record<string, string>)
  phone.wipe({ ...(isCustomer && { openId: 'o-1' }), ...tokens })
  const bearer = String(tokens['accessToken'])
  const path = await journey.begin({
    environment,
    ask: (to, body) => environment.ask(bearer, to, body),
    wait: phone.wait,
    draft: (key, value) =>
      sessionStorage.setItem(`draft:${key}`, typeof value === 'string' ? value : JSON.stringify(value)),
  })
  const ledger = () => (journey.books ? environment.registered(journey.books) : environment.ledger(journey.mobile))
  const before = await ledger()
  if (at && fault) {
    if (typeof fault.rule === 'object') {
      await environment.break({ ...fault.rule, method: at.method, path: at.path, skip: at.n - 1 })
    } else environment.disturbed(at, fault.rule, phone.kill)
  }
  const complaints: string[] = []
  const committed = async () => {
    const now = await ledger()
    return Object.entries(journey.commits).map(([name, once]) => ({
      name,
      once,
      times: (now[name] ?? 0) - (before[name] ?? 0),
    }))
  }
  const tooMuch = async () => {
    for (const { name, once, times } of await committed()) if (times > once) complaints.push(`${name}: ${times} times`)
  }

  phone.open(path, journey.place)
  const pressNext = presser(journey.press)
  let presses = 0
  let typed = 0
  let waited = 0
  let looks = 0
  for (; looks < LOOKS; looks += 1) {
    if (!(await phone.untilIdle())) complaints.push(`nothing but ${phone.sight()} for long`)
    if (phone.sight() === 'crash' || phone.sight() === 'white') {
      complaints.push(`${phone.sight()}: ${String(phone.crashes()[0])}`)
      break
    }
    if (journey.done(phone)) break
    const vendor = phone.left()
    if (vendor !== undefined) {
      const back = await environment.decide(vendor, 'pass')
      phone.open(back === '' ? phone.path() : new URL(back).pathname + new URL(back).search)
      continue
    }
    let doing = journey.hands?.map((hand) => hand()).find(Boolean) ?? false
    for (const hand of journey.typing ?? []) doing ||= await hand(environment)
    if (doing === 'typed') {
      typed += 1
      const mayBeLost = journey.secret && typeof fault?.rule === 'string'
      if (typed === 2 && !mayBeLost) complaints.push('what was typed is lost')
    }
    if (doing) {
      await phone.wait(2_000)
      continue
    }
    if (pressNext()) {
      presses += 1
      continue
    }
    if (waited < PATIENCE) {
      waited += 1_000
      await phone.wait(1_000)
      continue
    }
    waited = 0
    presses += 1
    phone.open(phone.path() + location.search, journey.place)
  }
  if (!journey.done(phone)) complaints.push(`never done, at ${phone.path()}: ${phone.words().slice(0, 300)}`)
  for (const { name, once, times } of await committed()) {
    if (journey.done(phone) && times < once) complaints.push(`${name}: said to be done, and is not`)
  }
  // The service's work after the time was up.
  await phone.wait(30_000)
  await phone.untilIdle()
  await tooMuch()
  return { presses, asked: [...environment.requests()], complaints }
}

/**
 * Ticks checkboxes, and presses the first control that leads onwards; one without effect is not pressed again first.
 */
function presser(words: RegExp): () => boolean {
  let last = { word: '', screen: '' }
  return () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('#root main input[type=checkbox]:not(:checked)')) {
      // A single choice is not an agreement.
      if (!box.closest('fieldset')) box.click()
    }
    const screen = document.querySelector('#root')?.textContent ?? ''
    // Controls under an open dialog cannot be pressed.
    const reach = document.querySelector('#root dialog[open]') ?? document
    const open = [...reach.querySelectorAll<HTMLElement>('button:not([disabled], [aria-disabled=true]), a')]
    const wordOf = (each: HTMLElement) => each.textContent.trim()
    const leads = [AGAIN, words].flatMap((which) => open.filter((each) => which.test(wordOf(each))))
    const next = leads.find((each) => last.screen !== screen || last.word !== wordOf(each)) ?? leads[0]
    if (!next) return false
    last = { word: wordOf(next), screen }
    next.click()
    return true
  }
}
