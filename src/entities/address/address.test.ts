import { expect, test } from 'vitest'
import { areaOf, errorsOf, readDraft, startOf, wholeOf } from './address.ts'

const address = {
  id: '1',
  name: '周示例',
  mobileMasked: '139****0001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '示例路1号',
  isDefault: true,
}
const none = { name: '', mobile: '', area: '', detail: '' }

test('an address is validated like on the service', () => {
  const start = startOf(address)
  expect(errorsOf(start, true)).toEqual(none)
  expect(errorsOf(start, false).mobile).toBe('请填写手机号')
  expect(errorsOf({ ...start, mobile: '123' }, true).mobile).toBe('请输入正确的手机号')
  expect(errorsOf({ ...start, name: ' 周 ' }, true).name).not.toBe('')
  expect(errorsOf({ ...start, name: '𠮷'.repeat(20) }, true).name).toBe('')
  expect(errorsOf({ ...start, detail: '路1号 ' }, true).detail).toContain('请填写完整地址')
  expect(errorsOf({ ...start, detail: '路'.repeat(81) }, true).detail).not.toBe('')
  expect(errorsOf({ ...start, district: '' }, true).area).not.toBe('')
})

test('a draft overrides the saved address, text fields only', () => {
  const start = startOf(address)
  expect(readDraft('', start)).toEqual(start)
  expect(readDraft('{"name":"李示例","detail":7,"id":"9"}', start)).toEqual({ ...start, name: '李示例' })
  expect(readDraft('{', start)).toEqual(start)
})

test('a city that is a province is shown once', () => {
  expect(areaOf(address)).toBe('浙江省杭州市西湖区')
  expect(wholeOf({ ...address, province: '北京市', city: '北京市', district: '东城区' })).toBe('北京市东城区示例路1号')
})
