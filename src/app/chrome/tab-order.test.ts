import { expect, test } from 'vitest'
import { tabs } from '#ui/nav/tab-bar.tsx'
import { tabsOf } from './tab-order.ts'

const origin = 'https://app.example.com'
const isPage = (path: string) => ['/home', '/course', '/me'].includes(path)
const entry = (key: string, label: string, path: string, icon = key) => ({ key, label, icon, path })
const shown = (...entries: ReturnType<typeof entry>[]) =>
  tabsOf(entries, isPage, origin).map(({ label, path, icon }) => `${label} ${path} ${icon}`)

test('the server orders and names the tabs, and may choose their icons', () => {
  expect(shown(entry('me', '我', '/me'), entry('course', '课程', '/course?tab=series', 'list'))).toEqual([
    '我 /me me',
    '课程 /course?tab=series list',
  ])
})

test('unknown, foreign, unnamed and duplicate tabs are left out', () => {
  const good = [entry('home', '首页', '/home'), entry('me', '我的', '/me', 'nobody')]
  expect(
    shown(
      ...good,
      entry('live', '直播', '/live'),
      entry('order', '订单', '/me'),
      entry('course', ' ', '/course'),
      entry('course', '外面', 'https://elsewhere.invalid/course'),
      entry('me', '又一个', '/me'),
    ),
  ).toEqual(['首页 /home home', '我的 /me me'])
})

test('a bar with one tab or none falls back to ours', () => {
  expect(tabsOf([entry('me', '我的', '/me')], isPage, origin)).toBe(tabs)
  expect(tabsOf([], isPage, origin)).toBe(tabs)
})
