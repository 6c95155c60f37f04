import { expect, test } from 'vitest'
import { toCertification } from './certification.words.ts'

const NOW = Date.UTC(2026, 10, 20)
const card = { realNameMasked: '周*', idCardMasked: '110***********1234', validTo: NOW + 86_400_000 }

test('each state offers its action, an unknown one none', () => {
  const way = (status: string) => {
    const { verb, href } = toCertification({ status }, undefined, NOW)
    return `${verb} ${href.split('?')[0]}`
  }
  expect(['NONE', 'ID_OK', 'FACE_OK', 'REJECTED', 'NEW'].map(way)).toEqual([
    '去认证 /suitability/verify',
    '继续认证 /suitability/face',
    ' ',
    '重新认证 /suitability/verify',
    ' ',
  ])
  expect(toCertification({ status: 'NEW' }, undefined, NOW).status).toBe('状态更新中')
})

test('an expired card is reported first', () => {
  const over = toCertification({ status: 'FACE_OK', ...card, validTo: NOW }, undefined, NOW)
  expect([over.note, over.verb]).toEqual(['证件已过期，请更新', '更新证件'])
  // Not to 适当性中心, whose next step may be different.
  expect(over.href).toBe('/suitability/verify?redirect=%2Fme%2Fcertification')
})

test('only known fields are listed, masked as received', () => {
  const sides = { frontUploaded: true, backUploaded: false }
  expect(toCertification({ status: 'ID_OK', ...card }, sides, NOW).rows).toEqual([
    { title: '真实姓名', value: '周*' },
    { title: '证件号码', value: '110***********1234' },
    { title: '证件有效期至', value: '2026-11-21' },
    { title: '证件照片', value: '未上传' },
  ])
  expect(toCertification({ status: 'NONE' }, undefined, NOW).rows).toEqual([])
})
