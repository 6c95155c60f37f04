import { expect, it } from 'vitest'
import { signersOf } from './strategy.words.ts'

const signer = { number: 'T001', name: '陈老师', title: '证券分析师', certNo: 'A1', avatarUrl: '', orgName: '' }

it('a strategy signed by somebody who is not registered as 投资顾问 is an error', () => {
  expect(signersOf([{ ...signer, title: '证券投资顾问' }])).toBe('陈老师 投资顾问 登记编号 A1')
  expect(signersOf([signer])).toBe('陈老师 资格信息待核对 登记编号 A1')
  expect(signersOf([{ ...signer, certNo: '' }])).toBe('陈老师 资格信息待核对 无投顾资格')
})
