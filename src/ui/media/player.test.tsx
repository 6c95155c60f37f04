import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Player } from './player.tsx'
import type { PlayerProps } from './player.model.ts'
import { onMobileData } from '#ui/connection.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function play(more: Partial<PlayerProps> = {}) {
  const calls: string[] = []
  const record = (what: string) => (sec?: number) => void calls.push(sec === undefined ? what : `${what} ${sec}`)
  const props: PlayerProps = {
    media: 'video',
    title: '第一课',
    url: '/files/a.mp4',
    cover: '',
    wifiOnly: false,
    caution: '内容仅供投资者教育参考，不构成投资建议',
    trialSec: undefined,
    startAt: 0,
    onProgress: record('progress'),
    onFirstPlay: record('play'),
    onViewed: record('viewed'),
    onEnd: () => void calls.push('end'),
    onTrialOver: record('trial over'),
    onRetry: record('retry'),
    ...more,
  }
  const view = render(<Player {...props} />)
  const media = view.container.querySelector('video')
  if (!media) throw new Error('no video')
  const at = (sec: number) => {
    media.currentTime = sec
    fireEvent.timeUpdate(media)
  }
  return { ...view, media, calls, at, props }
}

test('the position is saved every 10 s, on pause, and as 0 at the end', () => {
  const { media, at, calls } = play()
  at(4)
  at(10)
  at(15)
  fireEvent.pause(media)
  fireEvent.ended(media)
  expect(calls).toEqual(['progress 10', 'progress 15', 'progress 0', 'end'])
})

test('leaving the page saves the position', () => {
  const { at, calls, unmount } = play()
  at(7)
  unmount()
  expect(calls).toEqual(['progress 7'])
})

test('5 s after the first play the risk line is hidden and the visit is counted, once', () => {
  vi.useFakeTimers()
  const { media, calls } = play()
  // Both are rendered, one of them is visible.
  expect(screen.getAllByText('内容仅供投资者教育参考，不构成投资建议')).toHaveLength(2)
  fireEvent.play(media)
  fireEvent.play(media)
  vi.advanceTimersByTime(5_000)
  cleanup()
  expect(calls.filter((each) => each !== 'progress 0')).toEqual(['play', 'viewed'])
})

test('a playback error offers a retry with a fresh address', () => {
  const { media, calls } = play()
  fireEvent.error(media)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(calls).toEqual(['retry'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error disappears once playback advances, not on a seek', () => {
  const { media, at } = play()
  at(7)
  fireEvent.error(media)
  expect(screen.queryByText('播放失败，请检查网络后重试')).toBeTruthy()
  at(9)
  expect(screen.queryByText('播放失败，请检查网络后重试')).toBeTruthy()
  vi.spyOn(media, 'paused', 'get').mockReturnValue(false)
  Object.defineProperty(media, 'seeking', { value: false })
  at(7)
  expect(screen.queryByText('播放失败，请检查网络后重试')).toBeTruthy()
  at(8)
  expect(screen.queryByText('播放失败，请检查网络后重试')).toBeNull()
})

test('the speed is kept for the next address', () => {
  const { media } = play()
  fireEvent.change(screen.getByRole('combobox', { name: '倍速' }), { target: { value: '1.5' } })
  expect([media.playbackRate, media.defaultPlaybackRate]).toEqual([1.5, 1.5])
})

test('an invalid address is an error with a retry', async () => {
  play({ url: 'javascript:alert(1)' })
  expect(await screen.findByText('播放失败，请检查网络后重试')).toBeTruthy()
})

test('mobile data is detected only where the browser reports it', () => {
  expect(onMobileData({ connection: { type: 'cellular' } })).toBe(true)
  expect(onMobileData({ connection: { type: 'wifi' } })).toBe(false)
  expect(onMobileData({})).toBe(false)
})

test('仅Wi-Fi播放: playback over mobile data is paused until the customer confirms', () => {
  const { media, calls } = play({ wifiOnly: true })
  const paused = vi.spyOn(media, 'pause')
  fireEvent.play(media)
  expect(paused).toHaveBeenCalledOnce()
  expect(calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '继续播放' }))
  fireEvent.play(media)
  expect(calls).toContain('play')
  expect(screen.queryByRole('button', { name: '继续播放' })).toBeNull()
})

test('jumps 15 s either way, never before the beginning', () => {
  const { media, at } = play()
  at(20)
  fireEvent.click(screen.getByRole('button', { name: '前进 15 秒' }))
  expect(media.currentTime).toBe(35)
  for (const expected of [20, 5, 0]) {
    fireEvent.click(screen.getByRole('button', { name: '后退 15 秒' }))
    expect(media.currentTime).toBe(expected)
  }
})

test('starts with the saved speed, and saves a new one', () => {
  const kept: number[] = []
  const { media } = play({ startSpeed: 1.25, onSpeed: (speed) => void kept.push(speed) })
  expect([media.playbackRate, media.defaultPlaybackRate]).toEqual([1.25, 1.25])
  fireEvent.change(screen.getByRole('combobox', { name: '倍速' }), { target: { value: '2' } })
  expect(kept).toEqual([2])
})

const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: '定时关闭' }), { target: { value } })

test('the sleep timer pauses when it is over, or stops the next lesson from starting', () => {
  vi.useFakeTimers()
  const goesOn: boolean[] = []
  const { media } = play({ onEnd: (goOn) => void goesOn.push(goOn) })
  const paused = vi.spyOn(media, 'pause')
  choose('15')
  act(() => void vi.advanceTimersByTime(15 * 60_000 - 1))
  expect(paused).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(paused).toHaveBeenCalledOnce()
  choose('end')
  fireEvent.ended(media)
  fireEvent.ended(media)
  expect(goesOn).toEqual([false, true])
})

test('the sleep timer continues in the next player, whatever the device’s clock, and reports that it paused', () => {
  vi.useFakeTimers()
  const first = play()
  choose('30')
  first.unmount()
  const { media } = play()
  vi.setSystemTime(Date.now() + 24 * 3_600_000)
  act(() => void vi.advanceTimersByTime(18.5 * 60_000))
  expect(screen.getByText('还剩 12 分钟')).not.toBeNull()
  Object.defineProperty(media, 'paused', { value: false })
  const paused = vi.spyOn(media, 'pause')
  act(() => void vi.advanceTimersByTime(11.5 * 60_000))
  expect(paused).toHaveBeenCalledOnce()
  expect(screen.getByRole('combobox', { name: '定时关闭' })).toHaveProperty('value', 'off')
  expect(screen.getByText('到时已暂停')).not.toBeNull()
  fireEvent.play(media)
  expect(screen.queryByText('到时已暂停')).toBeNull()
})

test('播完这一节 pauses where the next part begins, not at a jump there', () => {
  const { media, at } = play({ parts: [0, 10, 20] })
  const paused = vi.spyOn(media, 'pause')
  choose('end')
  at(9)
  at(15)
  at(19.9)
  expect(paused).not.toHaveBeenCalled()
  at(20.1)
  expect(paused).toHaveBeenCalledOnce()
  at(29.9)
  expect(paused).toHaveBeenCalledOnce()
})

test('the lock screen shows the lesson and its controls until the player unmounts', () => {
  const handlers = new Map<string, unknown>()
  const session = {
    metadata: null as unknown,
    setActionHandler: (name: string, run: unknown) => handlers.set(name, run),
  }
  vi.stubGlobal('navigator', Object.create(navigator, { mediaSession: { value: session } }))
  vi.stubGlobal('MediaMetadata', function shown(this: object, about: object) {
    Object.assign(this, about)
  })
  const went: string[] = []
  const { media, at, unmount } = play({ album: '课程', next: () => void went.push('next') })
  expect(session.metadata).toMatchObject({ title: '第一课', album: '课程' })
  at(40)
  const press = (name: string) => (handlers.get(name) as (details: object) => void)({}) // set above
  press('seekbackward')
  press('nexttrack')
  expect([media.currentTime, went, handlers.get('previoustrack')]).toEqual([25, ['next'], null])
  unmount()
  expect([session.metadata, handlers.get('nexttrack')]).toEqual([null, null])
  vi.unstubAllGlobals()
})

test('picture-in-picture is offered where supported, but not inside WeChat, where it never opens', () => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  play()
  expect(screen.getByRole('button', { name: '小窗' })).not.toBeNull()
  cleanup()
  document.documentElement.dataset['wechat'] = 'true'
  play()
  expect(screen.queryByRole('button', { name: '小窗' })).toBeNull()
  delete document.documentElement.dataset['wechat']
  Reflect.deleteProperty(document, 'pictureInPictureEnabled')
})

test('controls show and change the position, and hide during playback', () => {
  vi.useFakeTimers()
  const { media, at } = play({ marks: [30] })
  Object.defineProperty(media, 'duration', { value: 120, configurable: true })
  at(60)
  const bar = screen.getByRole('slider', { name: '播放进度' })
  expect(bar.getAttribute('aria-valuetext')).toBe('01:00 / 02:00')
  fireEvent.change(bar, { target: { value: '90' } })
  expect(media.currentTime).toBe(90)
  const paused = vi.spyOn(media, 'paused', 'get').mockReturnValue(false)
  fireEvent.play(media)
  expect(screen.queryByRole('button', { name: '暂停' })).not.toBeNull()
  act(() => void vi.advanceTimersByTime(3_000))
  expect(screen.queryByRole('button', { name: '暂停' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '显示播放控件' }))
  expect(screen.queryByRole('button', { name: '暂停' })).not.toBeNull()
  paused.mockReturnValue(true)
  fireEvent.pause(media)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByRole('button', { name: '播放' })).not.toBeNull()
})

test('subtitles can be toggled, and have no button when there are none', () => {
  const { media, unmount } = play({ subtitles: [{ label: '中文', lang: 'zh-CN', url: '/files/a.vtt' }] })
  const texts = { mode: 'showing' }
  Object.defineProperty(media, 'textTracks', { value: [texts], configurable: true })
  fireEvent.click(screen.getByRole('button', { name: '字幕' }))
  expect(texts.mode).toBe('disabled')
  fireEvent.click(screen.getByRole('button', { name: '字幕' }))
  expect(texts.mode).toBe('showing')
  unmount()
  play()
  expect(screen.queryByRole('button', { name: '字幕' })).toBeNull()
})
