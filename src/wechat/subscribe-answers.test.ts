import { expect, it } from 'vitest'
import { answersOf } from './subscribe-answers.ts'

const event = (detail: unknown) => Object.assign(new Event('success'), { detail })

it('the answers of a subscription are parsed from JSON inside JSON', () => {
  const subscribeDetails = JSON.stringify({
    TM01: '{"status":"accept"}',
    TM02: '{"status":"reject"}',
    TM03: '{"status":"dance"}',
  })
  expect(answersOf(event({ errMsg: 'subscribe:ok', subscribeDetails }))).toEqual([
    { id: 'TM01', status: 'accept' },
    { id: 'TM02', status: 'reject' },
  ])
  expect(answersOf(event({ subscribeDetails: { TM01: { status: 'filter' } } }))).toEqual([
    { id: 'TM01', status: 'filter' },
  ])
})

it.each([
  undefined,
  null,
  {},
  { subscribeDetails: '{' },
  { subscribeDetails: '"x"' },
  { subscribeDetails: '{"TM01":"{"}' },
])('an invalid event has no answers: %j', (detail) => {
  expect(answersOf(event(detail))).toEqual([])
})
