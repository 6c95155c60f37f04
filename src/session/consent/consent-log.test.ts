import { expect, test } from 'vitest'
import { consentLog } from './consent-log.ts'
import { createConsentRecord } from './consent-record.ts'
import { createMemoryStorage } from '#session/storage.ts'

test('logs every answer with version and time, newest first', () => {
  const storage = createMemoryStorage()
  let now = 1_000
  expect(consentLog(storage)).toEqual([])
  createConsentRecord(storage, () => now, '1').accept()
  now = 2_000
  const consent = createConsentRecord(storage, () => now, '2')
  consent.refuse()
  now = 3_000
  consent.accept()
  expect(consentLog(storage)).toEqual([
    { version: '2', at: 3_000, accepted: true },
    { version: '2', at: 2_000, accepted: false },
    { version: '1', at: 1_000, accepted: true },
  ])
})

test('falls back to the answer from before the log, and ignores invalid entries', () => {
  const storage = createMemoryStorage()
  storage.set('consent', '{"version":"1","at":5,"accepted":true}')
  expect(consentLog(storage)).toEqual([{ version: '1', at: 5, accepted: true }])
  storage.set('consentLog', 'x 1 true\n9 1 maybe\n')
  expect(consentLog(storage)).toHaveLength(1)
  storage.set('consent', '[]')
  expect(consentLog(storage)).toEqual([])
})
