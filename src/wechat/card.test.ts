import { expect, test, vi } from 'vitest'
import { fitCard } from './card.ts'

const link = 'https://m.example.com/course/C1'
const fit = (over: Partial<Parameters<typeof fitCard>[0]>) =>
  fitCard({ title: '均线入门', desc: '张三 · 30节', link, image: '/c.jpg', ...over }, '/share.png')

test('a card that fits is passed on, its image made absolute', () => {
  expect(fit({})).toEqual({ title: '均线入门', desc: '张三 · 30节', link, image: 'https://m.example.com/c.jpg' })
})

test('a long title is cut at 30 characters, a long description at 60, between graphemes', () => {
  const card = fit({ title: '😀'.repeat(40), desc: '课'.repeat(99) })
  expect(Array.from(card.title)).toHaveLength(30)
  expect(card.title).toBe(`${'😀'.repeat(29)}…`)
  expect(Array.from(card.desc)).toHaveLength(60)
})

test.each(['投资有风险', '仅供学习交流', '观点仅供参考'])('%s at the end survives the cut', (risk) => {
  const { desc } = fit({ desc: `${'很长的介绍'.repeat(20)} · ${risk}` })
  expect(desc.endsWith(`… · ${risk}`)).toBe(true)
  expect(Array.from(desc)).toHaveLength(60)
})

test('a description within the limit is not segmented', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  expect(fit({ desc: '张三 · 30节 · 投资有风险' }).desc).toBe('张三 · 30节 · 投资有风险')
  expect(segment).not.toHaveBeenCalled()
  fit({ desc: `${'很长的介绍'.repeat(20)} · 投资有风险` })
  expect(segment).toHaveBeenCalled()
  segment.mockRestore()
})

test.each(['', 'data:image/png;base64,AAAA', 'blob:https://m.example.com/1', 'http://[broken'])(
  'the image %j is replaced by the brand’s',
  (image) => {
    expect(fit({ image }).image).toBe('https://m.example.com/share.png')
  },
)
