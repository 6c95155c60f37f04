import { expect, it } from 'vitest'
import { createStorage } from '#session/storage.ts'
import { skipsOf } from './skips.ts'

it('lets a visit be skipped three times per order and account, whatever is stored', () => {
  const storage = createStorage('local')
  const visit = skipsOf(storage, 'u1', 'D1')
  expect(visit.left()).toBe(3)
  for (const left of [2, 1, 0, 0]) {
    visit.skip()
    expect(skipsOf(storage, 'u1', 'D1').left()).toBe(left)
  }
  expect(skipsOf(storage, 'u2', 'D1').left()).toBe(3)
  for (const garbage of ['', '-1', 'NaN', '{}', '1.5']) {
    storage.set('own:u3:visit:D1', garbage)
    expect(skipsOf(storage, 'u3', 'D1').left()).toBe(3)
  }
  visit.forget()
  expect(visit.left()).toBe(3)
})
