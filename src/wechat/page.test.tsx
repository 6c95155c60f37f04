import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route, Switch } from 'wouter'
import type { Host, ShareCard } from './host.ts'
import { shareLink } from './link.ts'
import { createOutside } from './outside.ts'
import { type PageCard, PageProvider, useHost, usePage } from './page.tsx'

const origin = 'https://m.example.com'
const shared: (ShareCard | null)[] = []
const host: Host = {
  ...createOutside('other', ''),
  share(card) {
    shared.push(card)
    return Promise.resolve({ state: 'unavailable' })
  },
}
const link = (path: string, query = '') => shareLink(path, query, { origin, allow: ['id'], salesNumber: 'S100' })

function Screen(p: { title: string; card?: PageCard }) {
  usePage(p)
  return <p>{useHost().kind}</p>
}

function App(p: { card?: PageCard }) {
  const page = (pattern: string, policy: 'O' | 'H' | 'N', title: string) => (
    <Route path={pattern}>
      <PageProvider host={host} pattern={pattern} policy={policy} link={link}>
        <Screen title={title} {...(p.card !== undefined && { card: p.card })} />
      </PageProvider>
    </Route>
  )
  return (
    <Switch>
      {page('/course/:number', 'O', '课程')}
      {page('/me', 'H', '我的')}
      {page('/login', 'N', '登录')}
    </Switch>
  )
}

const go = (path: string) => act(() => history.pushState(null, '', path))

beforeEach(() => {
  shared.length = 0
  history.replaceState(null, '', '/course/C1?id=7&code=abc&state=x')
})
afterEach(cleanup)

test('an open page sets its card once, linked by pattern and allowed keys only', () => {
  render(<App card={{ title: '均线入门', desc: '张三 · 30节', image: '/c.jpg' }} />)
  expect(shared).toEqual([
    {
      title: '均线入门',
      desc: '张三 · 30节',
      link: `${origin}/course/C1?id=7&salesNumber=S100`,
      image: `${origin}/c.jpg`,
    },
  ])
  expect(document.title).toBe('课程 · 示例投教')
})

test('without a card the title is used, with the brand’s text and picture', () => {
  render(<App />)
  expect(shared).toMatchObject([
    { title: '课程', desc: '内容仅供投资者教育参考，不构成投资建议', image: `${origin}/share.png` },
  ])
})

test('each change of the address sets the card by the new page’s policy', () => {
  render(<App card={{ title: 't', desc: 'd', path: '/course' }} />)
  expect(shared.at(-1)).toMatchObject({ link: `${origin}/course?salesNumber=S100` })
  go('/login')
  expect(shared.at(-1)).toBeNull()
  go('/me')
  expect(shared.at(-1)).toMatchObject({ title: '示例投教', link: `${origin}/home?salesNumber=S100` })
  go('/course/C1?tab=2')
  go('/course/C1?tab=3')
  expect(shared).toHaveLength(5)
})

test('a screen outside a page still has its title, but no host', () => {
  function Alone() {
    usePage({ title: '' })
    return null
  }
  render(<Alone />)
  expect(document.title).toBe('示例投教')
  expect(shared).toEqual([])
})
