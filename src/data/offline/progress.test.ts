import { expect, test } from 'vitest'
import { createMemoryStorage } from '#session/storage.ts'
import { createProgress } from './progress.ts'

const position = { number: 'C1', course: '课', catalogId: 'L1', lesson: '一', sec: 65, at: 1 }

test('restores the last lesson, of any course or of a given one', () => {
  const progress = createProgress(createMemoryStorage(), 'guest')
  progress.save(position)
  progress.save({ ...position, number: 'C2', catalogId: 'L2' })
  expect(progress.last()?.catalogId).toBe('L2')
  expect(progress.last('C1')?.catalogId).toBe('L1')
  expect(progress.secondsOf('L1')).toBe(65)
  expect(progress.secondsOf('L9')).toBeUndefined()
})

test('does not show progress to another account', () => {
  const storage = createMemoryStorage()
  createProgress(storage, 'a').save(position)
  expect(createProgress(storage, 'b').last()).toBeUndefined()
})

test('treats corrupted storage as no progress and can save again', () => {
  const storage = createMemoryStorage()
  storage.set('own:a:progress', '[{"number":')
  const progress = createProgress(storage, 'a')
  expect(progress.last()).toBeUndefined()
  progress.save(position)
  expect(progress.last()).toEqual(position)
})

test('keeps the 100 most recent lessons', () => {
  const progress = createProgress(createMemoryStorage(), 'a')
  for (let at = 0; at < 120; at++) progress.save({ ...position, catalogId: `L${at}`, at })
  expect(progress.secondsOf('L19')).toBeUndefined()
  expect(progress.secondsOf('L20')).toBe(65)
})
