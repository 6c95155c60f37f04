import { expect, it, vi } from 'vitest'
import { environmentOf } from '#config/environment.ts'
import { documentAt } from './document-at.ts'

vi.mock('#session/environment/here.ts', () => {
  const production = environmentOf(undefined)
  return { here: { ...production, bases: { ...production.bases, web: 'https://papers.example.com/view' } } }
})

it.each([
  ['/contracts/D1.pdf', '/files/contracts/D1.pdf'],
  ['https://esignoss.esign.cn/a.pdf', 'https://esignoss.esign.cn/a.pdf'],
  ['https://papers.example.com/view/contract?id=7', 'https://papers.example.com/view/contract?id=7'],
  ['https://papers.example.com:8443/view/a.pdf', ''],
  ['https://papers.example.com.evil.invalid/a.pdf', ''],
  ['https://evil.invalid/a.pdf', ''],
  ['javascript:alert(1)', ''],
  [undefined, ''],
])('a document at %s opens at 「%s」', (path, address) => {
  expect(documentAt(path)).toBe(address)
})
