import { expect, it } from 'vitest'
import { publicQuestions } from './chat/questions.ts'
import { createChats } from './chat/chats.ts'
import { today } from './days.ts'
import { analysts } from './people.ts'
import { channels, columns } from './pool/lists.ts'
import { strategySeeds } from './strategy/catalog.ts'
import { seedUsers } from './users.ts'

const DAY = today(Date.parse('2026-11-23T10:20:00+08:00'))

it('people who sign strategies or stock lists, or advise customers, are registered as 证券投资顾问, never as analysts', () => {
  const titles = new Map(analysts.map(({ number, title }) => [number, title]))
  const answering = [...createChats(DAY, []).values()].flatMap(({ analysts: of }) => of)
  const advising = [
    ...strategySeeds.flatMap(({ analysts: of }) => of),
    ...answering,
    ...publicQuestions.map(({ analyst }) => analyst),
    ...[...channels, ...columns].map(({ analyst }) => analyst),
    ...seedUsers(DAY).flatMap(({ user }) => user.adviser ?? []),
  ]
  expect(advising.length).toBeGreaterThan(10)
  expect(advising.filter((number) => titles.get(number) !== '证券投资顾问')).toEqual([])
})
