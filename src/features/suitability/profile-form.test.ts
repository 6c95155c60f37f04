import { expect, it } from 'vitest'
import { empty, errorsOf, questions, toForm, type Typed } from './profile-form.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const ticks = { declared: true, elder: true }
const typed: Typed = {
  ...empty,
  name: '张三丰',
  idType: 'ID_CARD',
  birthDate: '1955-05-05',
  occupation: 'RETIRED',
  incomeBand: 'UNDER_10W',
  assetsBand: 'UNDER_50W',
  education: 'BACHELOR',
  experienceYears: '6',
  taxResidency: 'CN',
  ...Object.fromEntries(Object.keys(questions).map((question) => [question, 'yes'])),
}

it('the number of a relative is checked and sent only for whoever is asked for it', () => {
  expect(errorsOf(typed, ticks, NOW)).toEqual({})
  expect(errorsOf({ ...typed, familyContact: '138' }, ticks, NOW)).toEqual({ familyContact: '请输入正确的手机号' })
  const given = { ...typed, familyContact: '13800000004' }
  expect(toForm(given, ticks, NOW).familyContact).toBe('13800000004')
  const corrected = { ...given, birthDate: '1975-05-05' }
  expect(errorsOf({ ...corrected, familyContact: '138' }, ticks, NOW)).toEqual({})
  expect(toForm(corrected, ticks, NOW)).not.toHaveProperty('familyContact')
})
