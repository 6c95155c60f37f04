import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { fill } from '#test/sweep/fill.ts'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const MEGABYTE = 1024 * 1024

const { environment, words, until, untilIdle, open, find, press, requests } = await openScreens(/complaint/)

const tile = () => document.querySelector('#root [role=group][aria-label=证据1]')
const input = () => tile()?.querySelector<HTMLInputElement>('input[type=file]')
function choose(name: string, type: string, size = 12) {
  const file = new File(['film'.repeat(3)], name, { type })
  if (size !== 12) Object.defineProperty(file, 'size', { value: size })
  const field = input()
  if (!field) throw new Error('no empty place')
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  fireEvent.change(field)
}
const startOf = async () => {
  await open('/complaint', { as: CUSTOMER })
  fill({ 事实经过与期望的处理结果: '直播中有人承诺收益，附上录屏。', 联系手机号: '13800000004' })
}

it.each([
  ['a.mp4', 'video/mp4', 'mp4'],
  ['IMG_1.MOV', '', 'mov'],
])('%s is accepted as evidence and uploaded unchanged with the video credentials', async (name, type, ext) => {
  const sent = vi.spyOn(environment, 'fetch')
  await startOf()
  expect(input()?.accept).toContain('video/mp4,video/quicktime')
  expect(words()).toContain('可能带有拍摄时间与地点')
  choose(name, type)
  await until(() => tile()?.textContent.includes('证据1已上传'))
  expect(requests('/vod/sts/token')).toHaveLength(1)
  expect(requests('/oss/generate-presign-url')).toEqual([])
  const form = sent.mock.calls.map(([, init]) => init?.body).findLast((body) => body instanceof FormData)
  expect(await (form?.get('file') as Blob | null)?.text()).toBe('film'.repeat(3)) // a form's file is one
  expect(form?.get('key')).toEqual(expect.stringMatching(new RegExp(`^u/complaint-[0-9a-f]{32}\\.${ext}$`, 'u')))
  await press('建议')
  await press('提交')
  expect(words()).toMatch(/受理编号TS\d{18}/)
  const [complaint] = (await environment.control('/journal?path=/customer/complaint')) as { body: unknown }[]
  expect(complaint?.body).toMatchObject({ fileKeys: [expect.stringMatching(new RegExp(`\\.${ext}$`, 'u'))] })
})

it('shows progress, can be cancelled, and is retried by a press', async () => {
  await startOf()
  await environment.break({ path: '/files/form', kind: 'latency', value: 5_000 })
  choose('a.mp4', 'video/mp4')
  await until(() => tile()?.textContent.includes('上传中 50%'))
  find('取消')?.click()
  await until(input)
  await untilIdle()
  expect(tile()?.textContent).not.toContain('已上传')

  // It fails three times, then for good.
  await environment.break({ path: '/files/form', kind: 'drop', times: 3 })
  choose('a.mp4', 'video/mp4')
  await until(() => tile()?.textContent.includes('上传失败，点击重试'))
  await press('重试')
  await until(() => tile()?.textContent.includes('证据1已上传'))
})

it('falls back to the other credentials if those for videos are rejected', async () => {
  await environment.break({ path: '/vod/sts/token', kind: 'code', value: 50_000, times: 0 })
  await startOf()
  choose('a.mp4', 'video/mp4')
  await until(() => tile()?.textContent.includes('证据1已上传'))
  expect(requests('/oss/token/true')).toHaveLength(1)
})

it.each([
  ['a.mp4', 'video/mp4', 200 * MEGABYTE + 1, '视频过大，请选择200MB以内的视频'],
  ['a.pdf', 'application/pdf', 10 * MEGABYTE + 1, '文件过大，请选择10MB以内的文件'],
  ['a.avi', 'video/x-msvideo', 12, '仅支持 JPG/PNG/PDF/MP4/MOV'],
])('%s of %s and %i bytes is rejected: %s', async (name, type, size, why) => {
  await startOf()
  choose(name, type, size)
  await until(() => tile()?.textContent.includes(why))
  expect(requests('/oss/config-info')).toEqual([])
  expect(requests('/oss/generate-presign-url')).toEqual([])
})
