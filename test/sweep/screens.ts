import { fireEvent } from '@testing-library/dom'
import { beforeEach, vi } from 'vitest'
import type { TestEnvironmentOptions } from './environment.ts'
import { openTools } from './sweep.ts'

/** A Monday morning, while the market trades. */
export const TRADING = Date.parse('2026-11-23T10:20:00+08:00')

interface Visit {
  /** The number of the customer who is signed in; without one: a guest. */
  as?: string | undefined
  /** WeChat, where nothing is said, or a browser. */
  place?: 'inside' | 'outside'
  /** What else the device keeps, by key. */
  kept?: Readonly<Record<string, string>>
}

/**
 * Screens in happy-dom, with the whole client and the real service, for the head of a file of tests. Each test begins
 * with the service as it was seeded, at the time `at` (epoch ms) of phone and service where one is named.
 * @param patterns the routes whose code is there from the start
 */
export async function openScreens(patterns: RegExp, { at, ...options }: TestEnvironmentOptions & { at?: number } = {}) {
  const { environment, phone } = await openTools(patterns, options)
  const { words, wait, until } = phone
  beforeEach(async () => {
    if (at !== undefined) vi.setSystemTime(at)
    await environment.reset()
  })

  /** Until nothing is running, code that is loaded late among it. */
  async function untilIdle() {
    await phone.untilIdle()
    await vi.dynamicImportSettled()
    await phone.untilIdle()
  }

  /** Opens a page of the application, which keeps what it kept. */
  async function go(path: string, place?: Visit['place']) {
    phone.open(path, place)
    await untilIdle()
  }

  /** A new phone, and a page on it. */
  async function open(path: string, { as, place, kept }: Visit = {}) {
    phone.wipe({ ...(as !== undefined && (await tokensOf(as))), openId: 'o-1', ...kept })
    await go(path, place)
  }

  const tokensOf = async (mobile: string) => (await environment.login(mobile)) as Record<string, string> // its answer

  /** What carries this name, or these words, and can be pressed: on the open dialog, else on the page. */
  function find(name: string | RegExp, place: ParentNode | null = onTop()): HTMLElement | undefined {
    const isNamed = (text: string | null) =>
      text !== null && (typeof name === 'string' ? text.trim() === name : name.test(text.trim()))
    return PRESSED.flatMap((kind) => [...(place?.querySelectorAll<HTMLElement>(kind) ?? [])]).find(
      (each) => isNamed(each.getAttribute('aria-label')) || isNamed(each.textContent),
    )
  }

  /** Presses what carries the name, once it is there. */
  async function press(what: string | RegExp | HTMLElement | null | undefined, place?: ParentNode | null) {
    const isName = typeof what === 'string' || what instanceof RegExp
    const found = isName ? await until(() => find(what, place), SOON).catch(() => undefined) : what
    if (!found) throw new Error(`no ${isName ? String(what) : 'such button'} in ${words()}`)
    found.click()
    await untilIdle()
  }

  /** Types into the field of this label, instead of what it holds, or chooses there. */
  function type(field: string | Element | null | undefined, text: string) {
    const found = typeof field === 'string' ? fieldOf(field) : field
    if (!found) throw new Error(`no ${typeof field === 'string' ? field : 'such field'} in ${words()}`)
    fireEvent.change(found, { target: { value: text } })
  }

  return {
    environment,
    phone,
    words,
    wait,
    until,
    untilIdle,
    open,
    go,
    find,
    press,
    type,
    /** The requests to a path so far. */
    requests: (path: string) => environment.requests().filter((each) => each.path === path),
    /** Answers this customer as the service does. @throws where it rejects the call */
    ask: async (as: string, path: string, body?: unknown) =>
      environment.ask((await tokensOf(as))['accessToken'] ?? '', path, body),
    /** Puts these data into the next answers to a path; 0 times: into all of them. */
    answer: (path: string, data: unknown, times = 1) =>
      environment.break({ path, kind: 'body', times, text: JSON.stringify({ code: 0, data, message: '' }) }),
  }
}

/** Within it, ms, a page has what is to be pressed. */
const SOON = 10_000
/** What can be pressed; what is sooner in this list is meant where two carry one name. */
const PRESSED = ['button', '[role=tab], label, summary', 'a']

const onTop = (): ParentNode =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('#root') ?? document

function fieldOf(label: string): Element | null | undefined {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent.trim() === label)
  return labels.map(({ control }) => control).find(Boolean) ?? document.querySelector(`[aria-label="${label}"]`)
}
