import { LOG } from './consent-record.ts'
import { recordOf } from '#session/record.ts'
import type { AppStorage } from '#session/storage.ts'

/** One answer of the visitor: the version of the documents, the time (epoch ms) and whether they agreed. */
export interface ConsentAnswer {
  version: string
  at: number
  accepted: boolean
}

/**
 * The answers given on this device, newest first. An answer from before the log existed is read from the record.
 * law §6
 */
export function consentLog(storage: AppStorage): ConsentAnswer[] {
  const lines = (storage.get(LOG) ?? '').split('\n')
  const answers = lines.flatMap((line) => {
    const [, at, version = '', answer] = /^(\d{1,15}) (\S+) (true|false)$/.exec(line) ?? []
    return at === undefined ? [] : [{ version, at: Number(at), accepted: answer === 'true' }]
  })
  if (answers.length > 0) return answers
  const last = recordOf(storage.get('consent'))
  const [version, at, accepted] = [last.get('version'), last.get('at'), last.get('accepted')]
  const whole = typeof version === 'string' && typeof at === 'number' && typeof accepted === 'boolean'
  return whole ? [{ version, at, accepted }] : []
}
