import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** Where the device's clock may be read: for events of this device, or if the service's is unknown. */
const OWN: Readonly<Record<string, string>> = {
  'src/entities/course/finished.model.ts': 'an entry of the device',
  'src/entities/csv-file/csv-file.model.ts': 'the name of a file, while the service gives no time',
  'src/entities/note/notes.model.ts': 'an entry of the device',
  'src/entities/signing/doc-sheet.tsx': 'a wait',
  'src/entities/stock-case/validity.model.ts': 'advice that has run out, while the service gives no time',
  'src/entities/strategy/evaluation.model.ts': 'an evaluation that has run out, while the service gives no time',
  'src/entities/talk/use-spoken.ts': 'a wait',
  'src/features/account/login/bind-form.model.ts': 'how long a certificate lasts that was just received',
  'src/features/account/login/sms-code.model.ts': 'a wait',
  'src/features/adviser/keep-months.model.ts': 'how old a copy is',
  'src/features/benefits/check-in.model.ts': 'how old an answer is',
  'src/features/gateway/env.model.ts': 'how far both clocks are apart',
  'src/features/learn/lesson/lesson-media.model.ts': 'an entry of the device',
  'src/features/learn/lesson/lesson.model.ts': 'an entry of the device',
  'src/features/learn/study/keep-tools.model.ts': 'an entry of the device',
  'src/features/learn/study/study.model.ts': 'entries of the device, dated by it',
  'src/features/stock/diagnose/diagnose.model.ts': 'an entry of the device',
  'src/features/suitability/profile.model.ts': 'an age, while the service gives no time',
  'src/features/suitability/result.model.ts': 'a confirmation just made, while the service gives no time',
  'src/features/suitability/survey/answering.model.ts': 'which of two answers is newer',
  'src/features/trade/checkout/attempts.model.ts': 'an entry of the device',
  'src/features/trade/checkout/checkout.model.ts': 'a wait, while the service gives no time',
  'src/features/trade/checkout/disclosure.model.ts': 'a reading just done, while the service gives no time',
  'src/features/trade/checkout/end-attempt.ts': 'an entry of the device',
  'src/features/trade/checkout/left-reservation.model.ts': 'how long a place stays reserved',
  'src/features/trade/order/refund-clock.model.ts': 'how old an answer is',
  'src/features/trade/sku/click.model.ts': 'an entry of the device',
  'src/ui/media/live-edge.ts': 'a wait',
}

const CLOCK = /\bDate\.now\b|new Date\(\)|\bnow\b[^=\n]*\} = useData\(\)|\bdevice = useData\(\)/

test('screens name days by the service’s clock', () => {
  const screens = sources(/^src\/(?:features|entities|ui|site)\/.*\.tsx?$/).filter(
    ({ path }) => !/\.test\.tsx?$/.test(path),
  )
  const readers = screens.filter(({ text }) => CLOCK.test(text)).map(({ path }) => path)
  expect(readers).toEqual(Object.keys(OWN))
})
