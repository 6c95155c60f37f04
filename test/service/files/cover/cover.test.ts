import { expect, test } from 'vitest'
import { createContent } from '#test/service/seed/content.ts'
import { createRooms } from '#test/service/seed/media/rooms.ts'
import { coverFacts, drawCover, type Format, formats } from './cover.ts'
import { lookOf } from './subject.ts'

const { courses, articles, series } = createContent(0)
const subjects = [
  ...[...courses.values()].map(({ number, title, lessonCount }) => ({ name: number, title, lessons: lessonCount })),
  ...series.map(({ seriesId, title }) => ({ name: seriesId, title })),
  ...[...articles.values()].map(({ id, title }) => ({ name: id, title })),
  ...createRooms(0).map(({ roomId, title }) => ({ name: roomId, title })),
]
// The keys of a typed object.
const all = Object.keys(formats) as Format[]

test.each(all)(
  'every %s cover is at most 3 kB, has no text and one gold element, and no colours of a theme',
  (format) => {
    const isWrong = (svg: string) =>
      svg.length > 3000 ||
      /<text|NaN|undefined/.test(svg) ||
      /<style|var\(|currentColor/.test(svg) ||
      !/"#f0cf8e"|"#b58a3c"/.test(svg)
    const wrong = subjects.filter((subject) => isWrong(drawCover({ ...subject, format })))
    expect(wrong.map(({ name, title }) => `${name} ${title}`)).toEqual([])
  },
)

test('the subject of a title selects the pattern, and all eight are used', () => {
  const drawn = new Set(subjects.map(({ name, title }) => lookOf(name, title).pattern))
  expect([...drawn].toSorted()).toEqual(['candles', 'chain', 'dial', 'guilloche', 'ledger', 'rings', 'steps', 'waves'])
})

test('the same number gives the same cover, another number another one', () => {
  const title = '委托与撤单'
  expect(drawCover({ name: 'LR10', title })).toBe(drawCover({ name: 'LR10', title }))
  expect(drawCover({ name: 'LR10', title })).not.toBe(drawCover({ name: 'LR11', title }))
})

test('a course has one tick per lesson', () => {
  const marks = (lessons: number) =>
    drawCover({ name: 'C101', title: '第一课', lessons }).match(/v-[47](?=M|")/g)?.length
  expect(marks(16)).toBe(17)
  expect(marks(8)).toBe(9)
})

test('size and colour are known before it loads', () => {
  expect(coverFacts('C101', '股票投资第一课', 'square')).toEqual({ width: 180, height: 180, color: '#1f439a' })
})
