import { expect, it } from 'vitest'
import { moved, ordered, pressed, type Sort } from './order.ts'

const rows = [
  { symbol: 'A', name: '江岸食品', price: 28.46, change: 0.02 },
  { symbol: 'B', name: '北辰能源', price: 9.12, change: undefined },
  { symbol: 'C', name: '云岭医药', price: undefined, change: -0.03 },
  { symbol: 'D', name: '海图软件', price: 17.35, change: 0.02 },
]
const by = (sort: Sort) => ordered(rows, sort).join('')

it('missing values come last in both directions, equal ones keep their order', () => {
  expect(by({ by: 'own', down: false })).toBe('ABCD')
  expect(by({ by: 'price', down: true })).toBe('ADBC')
  expect(by({ by: 'price', down: false })).toBe('BDAC')
  expect(by({ by: 'change', down: true })).toBe('ADCB')
  expect(by({ by: 'change', down: false })).toBe('CADB')
  expect(by({ by: 'name', down: false })).toBe('BDAC')
})

it('names are sorted by the service’s initials, those without come last', () => {
  const named = [
    { name: '厦门银行', initials: 'XMYH' },
    { name: '上海银行', initials: 'SHYH' },
    { name: '长江电力', initials: 'CJDL' },
    { name: '重庆啤酒', initials: 'CQPJ' },
    { name: '中国石化', initials: 'ZGSH' },
    { name: '乐普医疗', initials: 'LPYL' },
    { name: '安井食品' },
  ].map((each) => ({ ...each, symbol: each.name, price: 1, change: 0 }))
  const up = ['长江电力', '重庆啤酒', '乐普医疗', '上海银行', '厦门银行', '中国石化']
  expect(ordered(named, { by: 'name', down: false })).toEqual([...up, '安井食品'])
  expect(ordered(named, { by: 'name', down: true })).toEqual([...up.toReversed(), '安井食品'])
})

it('a column header cycles through down, up and unsorted', () => {
  let sort: Sort = { by: 'own', down: false }
  const seen = ['change', 'change', 'change', 'name', 'name', 'name', 'price'].map((key) => {
    sort = pressed(sort, key as 'change')
    return `${sort.by} ${sort.down}`
  })
  expect(seen).toEqual([
    'change true',
    'change false',
    'own false',
    'name false',
    'name true',
    'own false',
    'price true',
  ])
})

it('a row is moved to its target, at most to either end', () => {
  expect(moved(['A', 'B', 'C'], 'A', 1).join('')).toBe('BAC')
  expect(moved(['A', 'B', 'C'], 'C', -5).join('')).toBe('CAB')
  expect(moved(['A', 'B', 'C'], 'A', 99).join('')).toBe('BCA')
})
