// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { attach } from './media-source.ts'

/** The addresses requested from hls.js, and its reports of errors. */
const asked: string[] = []
const report: ((event: string, data: object) => void)[] = []
vi.mock('hls.js/light', () => ({
  default: class {
    static isSupported = () => true
    static Events = { ERROR: 'e', LEVEL_LOADED: 'l', LEVEL_UPDATED: 'u', MANIFEST_PARSED: 'm' }
    static ErrorTypes = { MEDIA_ERROR: 'media' }
    levels = []
    element: HTMLMediaElement | undefined
    on(event: string, listener: (event: string, data: object) => void) {
      if (event === 'e') report.push(listener)
    }
    recoverMediaError() {
      this.element?.pause()
    }
    loadSource(url: string) {
      asked.push(url)
    }
    attachMedia(element: HTMLMediaElement) {
      this.element = element
    }
    stopLoad() {}
    destroy() {}
  },
}))

afterEach(() => void vi.unstubAllGlobals())

const options = { onFatal: () => undefined }
function video(says: string) {
  const element = document.createElement('video')
  element.canPlayType = () => says as CanPlayTypeResult
  return element
}

it.each([
  ['an iPhone without MediaSource', {}, 'maybe', true],
  ['an iPhone with a managed one', { MediaSource: class {}, ManagedMediaSource: class {} }, 'maybe', true],
  ['Android, whose own player says maybe and dies', { MediaSource: class {} }, 'maybe', false],
  ['a desktop that says no', { MediaSource: class {} }, '', false],
])('%s: plays HLS natively or not', async (_, globals, says, native) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const element = video(says)
  await attach(element, '/a/live.m3u8', options)
  expect(element.src.endsWith('/a/live.m3u8')).toBe(native)
})

it('a broadcast that may not play yet requests nothing, while a recording is loaded ahead', async () => {
  vi.stubGlobal('MediaSource', class {})
  asked.splice(0)
  const element = video('')
  await attach(element, 'https://x.test/live.m3u8', { ...options, onStill: async () => undefined })
  expect(asked).toEqual([])
  element.dispatchEvent(new Event('play'))
  expect(asked).toEqual(['https://x.test/live.m3u8'])
  await attach(video(''), 'https://x.test/lesson.m3u8', options)
  expect(asked).toHaveLength(2)
})

it('a video plays on after a broken segment, unless it was paused; after the third it is reported', async () => {
  vi.stubGlobal('MediaSource', class {})
  const onFatal = vi.fn()
  const element = video('')
  report.splice(0)
  await attach(element, 'https://x.test/lesson.m3u8', { onFatal })
  const breakSegment = () => report[0]?.('e', { fatal: true, type: 'media' })
  await element.play()
  breakSegment()
  expect(element.paused).toBe(false)
  element.pause()
  breakSegment()
  expect([element.paused, onFatal.mock.calls.length]).toEqual([true, 0])
  breakSegment()
  expect(onFatal).toHaveBeenCalledOnce()
})

it('a file is played natively, and an invalid address is rejected', async () => {
  vi.stubGlobal('MediaSource', class {})
  const element = video('')
  await attach(element, '/a/lesson.mp4', options)
  expect(element.src).toMatch(/lesson\.mp4$/)
  await expect(attach(element, 'javascript:alert(1)', options)).rejects.toThrow('not a web address')
})
