import { expect, test } from 'vitest'
import { documentsOf } from './documents.ts'

const agreement = { key: 'service', name: '服务协议', effectiveAt: 0, paragraphs: [] }
const ids = (docVersion: string) =>
  documentsOf({ skuId: 'K1', agreements: [{ ...agreement, docVersion }] }, {}).map(({ id }) => id)

test('a new version of a document has to be opened and accepted again', () => {
  const draft = { opened: ids('v1'), accepted: ids('v1') }
  const at = (docVersion: string) =>
    documentsOf({ skuId: 'K1', agreements: [{ ...agreement, docVersion }] }, draft).map(
      ({ name, opened, accepted }) => [name, opened, accepted],
    )
  expect(at('v1').every(([, opened, accepted]) => opened && accepted)).toBe(true)
  expect(at('v2')).toEqual([
    ['服务协议', false, false],
    ['用户协议', true, true],
    ['隐私政策', true, true],
  ])
})
