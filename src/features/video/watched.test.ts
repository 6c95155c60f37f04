import { expect, test } from 'vitest'
import { createWatched } from './watched.ts'

/** Plays from one second to another in quarters of a second. */
function play(watched: ReturnType<typeof createWatched>, from: number, to: number, length: number) {
  for (let sec = from; sec <= to; sec += 0.25) watched.at(sec, length)
}

function counted() {
  const events: string[] = []
  return {
    events,
    watched: createWatched({ viewed: () => events.push('view'), finished: () => events.push('finish') }),
  }
}

test('a view takes three seconds, or half of a shorter video; a finish nine tenths of it', () => {
  const long = counted()
  play(long.watched, 0, 2.75, 20)
  expect(long.events).toEqual([])
  play(long.watched, 3, 3.5, 20)
  expect(long.events).toEqual(['view'])
  play(long.watched, 3.5, 18, 20)
  expect(long.events).toEqual(['view', 'finish'])
  const short = counted()
  play(short.watched, 0, 2, 4)
  expect(short.events).toEqual(['view'])
})

test('a looping video is viewed once, and one dragged to its end not at all', () => {
  const looped = counted()
  for (let round = 0; round < 3; round += 1) play(looped.watched, 0, 8, 8)
  expect(looped.events).toEqual(['view', 'finish'])
  const dragged = counted()
  dragged.watched.at(0, 20)
  play(dragged.watched, 19, 19.5, 20)
  expect(dragged.events).toEqual([])
})
