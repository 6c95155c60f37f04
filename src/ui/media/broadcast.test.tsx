import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Broadcast } from './broadcast.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A broadcast in a browser that allows muted autoplay, or none. */
function show(allows: boolean, wifiOnly = false) {
  const shapes: boolean[] = []
  /** Whether it was muted at each attempt to play. */
  const plays: boolean[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    plays.push(this.muted)
    if (!allows) throw new DOMException('no', 'NotAllowedError')
  })
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true)
  const answer = async () => undefined
  const { container } = render(
    <Broadcast
      title="收盘之后"
      url="/files/a.mp4"
      cover=""
      caution="投资有风险"
      wifiOnly={wifiOnly}
      beforePlay={answer}
      onStill={answer}
      onShape={(is) => void shapes.push(is)}
      onOver={() => undefined}
    />,
  )
  const media = container.querySelector('video')
  if (!media) throw new Error('no video')
  const start = () => act(async () => void media.dispatchEvent(new Event('loadstart')))
  return { container, media, plays, shapes, start }
}

test('starts muted, and a press unmutes it', async () => {
  const { media, plays, start } = show(true)
  await start()
  expect([plays, media.muted]).toEqual([[true], true])
  fireEvent.click(screen.getByText('打开声音'))
  expect([media.muted, screen.queryByText('打开声音')]).toEqual([false, null])
})

test('blocked autoplay waits unmuted, and nothing starts over mobile data', async () => {
  const refused = show(false)
  await refused.start()
  expect([refused.plays, refused.media.muted, screen.queryByText('打开声音')]).toEqual([[true], false, null])
  cleanup()
  const held = show(true, true)
  await held.start()
  expect(held.plays).toEqual([])
})

test('the unmute button disappears when the native controls unmute', async () => {
  const { media, start } = show(true)
  await start()
  media.muted = false
  fireEvent(media, new Event('volumechange'))
  expect(screen.queryByText('打开声音')).toBeNull()
})

test('a portrait broadcast fills the screen with our own button', () => {
  const { container, media, shapes } = show(true)
  Object.defineProperties(media, { videoWidth: { value: 180 }, videoHeight: { value: 320 } })
  fireEvent(media, new Event('resize'))
  expect(shapes).toEqual([false, true])
  expect([container.querySelector('section')?.dataset['whole'], media.controls]).toEqual(['true', false])
  fireEvent.click(screen.getByText('播放'))
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
  fireEvent.play(media)
  expect(screen.getByText('暂停')).toBeTruthy()
})
