import { expect, it } from 'vitest'
import { keptTitle, readTitle, titleErrors } from './title-form.ts'

const company = { titleType: 'COMPANY', title: '示例有限公司', taxNo: '91330000000000000X', email: 'a@b.cn' } as const
const emptyTitle = { titleType: '', title: '', taxNo: '', email: '' } as const

it('accepts tax numbers of 15, 17, 18 and 20 characters, from companies only', () => {
  const lengths = Array.from({ length: 22 }, (_, length) => length)
  const good = lengths.filter((length) => titleErrors({ ...company, taxNo: '9'.repeat(length) }).taxNo === '')
  expect(good).toEqual([15, 17, 18, 20])
  expect(titleErrors({ ...company, taxNo: '9133000000000000-X' }).taxNo).toBe('税号格式不正确')
  expect(titleErrors({ ...company, taxNo: '' }).taxNo).toBe('请填写税号')
  expect(titleErrors({ ...company, titleType: 'PERSON', taxNo: '1' }).taxNo).toBe('')
})

it('reports missing fields', () => {
  expect(titleErrors(company)).toEqual({ titleType: '', title: '', taxNo: '', email: '' })
  expect(titleErrors(emptyTitle)).toEqual({
    titleType: '请选择抬头类型',
    title: '请填写发票抬头',
    taxNo: '',
    email: '请填写邮箱',
  })
  for (const email of ['a', 'a@b', 'a b@c.cn', '@b.cn']) expect(titleErrors({ ...company, email }).email).not.toBe('')
})

it.each([
  ['👨‍👩‍👧', '发票抬头至少2个字'],
  ['\u200b店 ', '发票抬头至少2个字'],
  ['👨‍👩‍👧店', ''],
  ['👍🏽'.repeat(100), ''],
  ['🇨🇳'.repeat(101), '发票抬头不能超过100字'],
])('counts the characters of a title by grapheme: %s', (title, error) => {
  expect(titleErrors({ ...company, title }).title).toBe(error)
})

it('stores the form without the tax number, and ignores invalid entries', () => {
  const { taxNo, ...rest } = company
  expect(keptTitle(company)).not.toContain(taxNo)
  expect(readTitle(keptTitle(company))).toEqual(rest)
  expect(keptTitle(emptyTitle)).toBe('')
  for (const text of ['', '{', 'null', '[]', '{"titleType":1}']) expect(readTitle(text).title).toBe('')
  expect(readTitle('{"titleType":"X","title":"","email":""}').titleType).toBe('')
})
