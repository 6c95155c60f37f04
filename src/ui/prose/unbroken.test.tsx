import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'

const kept = (text: string) => {
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
  return [...html.matchAll(/nowrap">([^<]*)</g)].map(([, part]) => part)
}

it.each([
  ['最晚 2026-11-30（遇法定节假日顺延）', ['2026-11-30']],
  ['回测 24-11-27至26-11-27', ['24-11-27', '26-11-27']],
  ['11-24 09:30 至 11-25 15:00:00', ['11-24', '09:30', '11-25', '15:00:00']],
  ['以自有资金回购不超过9万股，占1.25%', ['9万', '1.25%']],
  ['价格指数本周变化−5.3%，+7%', ['−5.3%', '+7%']],
  ['实付 ¥1,299.00，优惠¥100', ['¥1,299.00', '¥100']],
  ['共16节', []],
  ['', []],
])('%s', (text, numbers) => {
  expect(kept(text)).toEqual(numbers)
})
