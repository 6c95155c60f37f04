import { afterEach, expect, it, vi } from 'vitest'
import { prepareFile } from './prepare-file.ts'
import { redraw } from './redraw.ts'
import { UnfitFile } from './unfit-file.ts'

vi.mock('./redraw.ts', () => ({ redraw: vi.fn() }))
const decoding = vi.mocked(redraw)
const jpeg = new Blob(['redrawn'])
afterEach(() => void decoding.mockReset())

const given = (name: string, type: string, content = '%PDF-1.7') => new File([content], name, { type })
const all = { pdf: true, video: true }

it.each([
  ['IMG_0001.JPG', 'image/jpg'],
  ['IMG_0001.jpg', ''],
  ['IMG_0001.jpeg', 'application/octet-stream'],
  ['IMG_0001.HEIC', ''],
  ['IMG_0001.heic', 'image/heic'],
  ['photo.webp', 'image/webp'],
  ['photo.WEBP', 'application/octet-stream'],
  ['mmexport1700000000', ''],
  ['image:1234', 'application/octet-stream'],
  ['a.png', 'IMAGE/PNG'],
  ['a.jfif', 'image/pjpeg'],
])('accepts %s of type %j as a picture', async (name, type) => {
  decoding.mockResolvedValue(jpeg)
  expect(await prepareFile(given(name, type), {})).toEqual({ blob: jpeg, ext: 'jpg' })
})

it.each([
  ['a.pdf', '', 'pdf'],
  ['合同.PDF', 'application/octet-stream', 'pdf'],
  ['a.pdf', 'application/x-pdf', 'pdf'],
  ['VID_1.mp4', 'application/octet-stream', 'mp4'],
  ['IMG_2.MOV', '', 'mov'],
])('sends %s of type %j unchanged', async (name, type, ext) => {
  const file = given(name, type)
  expect(await prepareFile(file, all)).toEqual({ blob: file, ext })
  await expect(prepareFile(file, {})).rejects.toThrow('仅支持 JPG/PNG')
  expect(decoding).not.toHaveBeenCalled()
})

it.each([
  ['a.exe', ''],
  ['a.docx', 'application/octet-stream'],
  ['a.gif', 'image/gif'],
  ['a.svg', 'image/svg+xml'],
  ['a.jpg', 'text/html'],
  ['a.avi', 'video/x-msvideo'],
])('rejects %s of type %j without decoding it', async (name, type) => {
  await expect(prepareFile(given(name, type), all)).rejects.toThrow('仅支持 JPG/PNG/PDF/MP4/MOV')
  expect(decoding).not.toHaveBeenCalled()
})

it('rejects an empty file, and another kind of file that is named as a PDF', async () => {
  for (const name of ['a.jpg', 'a.pdf', 'a.mp4'])
    await expect(prepareFile(given(name, '', ''), all)).rejects.toThrow('文件是空的，请重新选择')
  await expect(prepareFile(given('a.pdf', 'application/pdf', 'MZ'), all)).rejects.toThrow('仅支持 JPG/PNG/PDF/MP4/MOV')
  expect(decoding).not.toHaveBeenCalled()
})

it('reports an unknown file as a wrong type, and a corrupt picture as unreadable', async () => {
  decoding.mockRejectedValue(new UnfitFile('图片无法读取，请换一张'))
  await expect(prepareFile(given('content', ''), {})).rejects.toThrow('仅支持 JPG/PNG')
  await expect(prepareFile(given('IMG_0001.heic', ''), {})).rejects.toThrow('图片无法读取，请换一张')
})
