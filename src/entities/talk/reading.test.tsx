import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFeed } from '#data/timeline/feed.ts'
import type { TalkMsg } from '#data/timeline/frames.ts'
import { messageOf } from '#test/talk/message.ts'
import { TalkList } from './talk-list.tsx'
import { toBubbles } from './talk.words.ts'

/** A talk longer than a page keeps, read to its beginning and back, in a list with a browser's layout. */

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const [SEEN, TIME] = [600, 34]
const MINUTE = 60_000
const START = Date.parse('2026-11-24T09:00:00+08:00')

/** This many messages of the service, oldest first; at most one a minute. */
const saidUntil = (from: number, to: number): TalkMsg[] =>
  Array.from({ length: to - from }, (_, at) => messageOf(`m${from + at}`, { sentAt: START + (from + at) * MINUTE }))

const isRow = (each: Element) => each.tagName === 'LI' && each.hasAttribute('data-message')
/**
 * A message has the height of its number, the placeholder of unrendered rows its own, everything else is a time row.
 */
const heightOf = (each: Element): number => {
  if (isRow(each)) return 60 + (Number(each.getAttribute('data-message')?.slice(1)) % 7)
  return each.hasAttribute('aria-hidden') ? Number.parseFloat((each as HTMLElement).style.height) : TIME // of this document
}

/** Lays out the box from its end upwards. */
function layOut() {
  const box = () => document.querySelector('[role=log]') ?? document.body
  const below = (row: Element) => {
    let sum = 0
    for (let at = row.nextElementSibling; at; at = at.nextElementSibling) sum += heightOf(at)
    return sum
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!isRow(this)) return new DOMRect(0, 0, 390, SEEN)
    const height = heightOf(this)
    return new DOMRect(0, SEEN - box().scrollTop - below(this) - height, 390, height)
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SEEN)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() =>
    [...(box().firstElementChild?.children ?? [])].reduce((sum, each) => sum + heightOf(each), 0),
  )
  let top = 0
  Object.defineProperty(box(), 'scrollTop', {
    get: () => top,
    set(to: number) {
      top = to
    },
  })
  return box()
}

/** A reader of a talk with this many messages. */
async function reader(count: number) {
  const server = saidUntil(0, count)
  const placeOf = (id: string | undefined) => server.findIndex(({ messageId }) => messageId === id)
  let isAtEnd = true
  let redraw = () => undefined as void
  const feed = createFeed<TalkMsg>({
    async ask({ afterId, beforeId, limit = 50 }) {
      const from =
        afterId === undefined
          ? Math.max(0, (beforeId ? placeOf(beforeId) : server.length) - limit)
          : placeOf(afterId) + 1
      const to = beforeId === undefined ? from + limit : placeOf(beforeId)
      return { list: server.slice(from, to).reverse(), hasMore: afterId === undefined ? from > 0 : to < server.length }
    },
    isUnknown: () => false,
    onChange: () => redraw(),
    atEnd: () => isAtEnd,
  })
  const talk = {
    state: () => ({ isBehind: feed.isBehind(), older: feed.chain().older }),
    atEnd(is: boolean) {
      isAtEnd = is
      if (is) feed.catchUp()
    },
    older: feed.older,
    newer: feed.newer,
    jump: feed.jump,
  }
  const drawn = () => (
    <TalkList bubbles={toBubbles(feed.chain().list, [], () => undefined)} {...{ talk }} onAgain={String} />
  )
  await feed.open()
  const { rerender } = render(drawn())
  redraw = () => rerender(drawn())
  const box = layOut()
  const rows = () => [...box.querySelectorAll('li[data-message]')]
  const idOf = (row: Element | undefined) => row?.getAttribute('data-message') ?? ''
  const bottomOf = (id: string) =>
    rows()
      .find((row) => idOf(row) === id)
      ?.getBoundingClientRect().bottom
  const moved: string[] = []
  return {
    feed,
    box,
    moved,
    ids: () => rows().map(idOf),
    /** Somebody else sends a message. */
    say: () =>
      act(async () => {
        const message = saidUntil(server.length, server.length + 1)[0] as TalkMsg // one was asked for
        server.push(message)
        feed.next({ ...message, prevId: server.at(-2)?.messageId })
      }),
    /** Scrolls as far as the list goes; the middle row must move along, and nothing else may move it. */
    async scroll(by: number) {
      const read = idOf(rows().find((row) => row.getBoundingClientRect().bottom > SEEN / 2))
      const [from, place] = [box.scrollTop, bottomOf(read)]
      box.scrollTop = Math.min(0, Math.max(SEEN - box.scrollHeight, from + by))
      await act(async () => void fireEvent.scroll(box))
      await act(async () => undefined)
      if (bottomOf(read) !== (place ?? Number.NaN) + from - box.scrollTop) moved.push(read)
      return box.scrollTop !== from
    },
  }
}

it('17: a talk of 2,200 is read to its beginning and back, and no row moves when others are dropped or reloaded', async () => {
  const { feed, box, moved, ids, say, scroll } = await reader(2_200)
  let most = 0
  const read = async (by: number) => {
    const isMoving = await scroll(by)
    most = Math.max(most, feed.chain().list.length)
    return isMoving
  }
  for (let step = 0; (await read(-1_400)) || ids()[0] !== 'm0'; step += 1) if (step % 25 === 0) await say()
  expect([most, feed.isBehind(), moved]).toEqual([2_000, true, []])
  // The last rows before the end, from which the newest are followed.
  while (box.scrollTop < -1_500) await read(1_400)
  expect([most, moved]).toEqual([2_000, []])
  expect(ids()).toEqual(saidUntil(2_100, 2_200).map(({ messageId }) => messageId))
  await read(1_500)
  expect(ids().at(-1)).toBe(feed.chain().list.at(-1)?.messageId)
})

it.each([600, 2_200])(
  '23: a single jump from the top of a talk of %i to its end shows its newest rows',
  async (count) => {
    const { box, ids, scroll, feed } = await reader(count)
    while ((await scroll(-box.scrollHeight)) || ids()[0] !== 'm0') expect(ids().length).toBeGreaterThan(0)
    await scroll(-box.scrollTop)
    expect([ids().at(-1), feed.isBehind()]).toEqual([`m${count - 1}`, false])
  },
)
