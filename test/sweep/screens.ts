import { fireEvent } from '@testing-library/dom'
import { beforeEach, vi } from 'vitest'
import type { TestEnvironmentOptions } from './environment.ts'
import { openTools } from './sweep.ts'

/** A Monday morning, while the market is open. */
export const TRADING = Date.parse('2026-11-23T10:20:00+08:00')

interface Visit {
  /** The number of the signed-in customer; without one: a guest. */
  as?: string | undefined
  /** WeChat by default, or a browser. */
  place?: 'inside' | 'outside'
  /** Further storage entries of the device, by key. */
  kept?: Readonly<Record<string, string>>
}

/**
 * Screens in happy-dom, with the whole client and the real service, for the top of a test file. Each test starts with a
 * freshly seeded service, at the time `at` (epoch ms) of phone and service if given.
 * @param patterns the routes whose code is loaded from the start
 */
export async function openScreens(patterns: RegExp, { at, ...options }: TestEnvironmentOptions & { at?: number } = {}) {
  const { environment, phone } = await openTools(patterns, options)
  const { words, wait, until } = phone
  beforeEach(async () => {
    if (at !== undefined) vi.setSystemTime(at)
    await environment.reset()
  })

  /** Until nothing is running, lazy code included. */
  async function untilIdle() {
    await phone.untilIdle()
    await vi.dynamicImportSettled()
    await phone.untilIdle()
  }

  /** Opens a page of the application, which keeps its storage. */
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

  /** The control with this name or text: in the open dialog, else on the page. */
  function find(name: string | RegExp, place: ParentNode | null = onTop()): HTMLElement | undefined {
    const isNamed = (text: string | null) =>
      text !== null && (typeof name === 'string' ? text.trim() === name : name.test(text.trim()))
    return PRESSED.flatMap((kind) => [...(place?.querySelectorAll<HTMLElement>(kind) ?? [])]).find(
      (each) => isNamed(each.getAttribute('aria-label')) || isNamed(each.textContent),
    )
  }

  /** Presses the control of this name, once it is there. */
  async function press(what: string | RegExp | HTMLElement | null | undefined, place?: ParentNode | null) {
    const isName = typeof what === 'string' || what instanceof RegExp
    const found = isName ? await until(() => find(what, place), SOON).catch(() => undefined) : what
    if (!found) throw new Error(`no ${isName ? String(what) : 'such button'} in ${words()}`)
    found.click()
    await untilIdle()
  }

  /** Types into the field of this label, replacing its value, or selects there. */
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
    /** What a device keeps of this customer's login, by key. */
    tokensOf,
    /** The service's answer to this customer. @throws on a rejection */
    ask: async (as: string, path: string, body?: unknown) =>
      environment.ask((await tokensOf(as))['accessToken'] ?? '', path, body),
    /** Replaces the data of the next answers to a path; 0 times: of all of them. */
    answer: (path: string, data: unknown, times = 1) =>
      environment.break({ path, kind: 'body', times, text: JSON.stringify({ code: 0, data, message: '' }) }),
  }
}

/** How long a control may take to appear, ms. */
const SOON = 10_000
/** Interactive elements; earlier ones in this list take precedence for the same name. */
const PRESSED = ['button', '[role=tab], label, summary', 'a']

const onTop = (): ParentNode =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('#root') ?? document

function fieldOf(label: string): Element | null | undefined {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent.trim() === label)
  return labels.map(({ control }) => control).find(Boolean) ?? document.querySelector(`[aria-label="${label}"]`)
}
