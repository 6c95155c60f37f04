import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Link, Router } from 'wouter'
import { crossAppNavigation } from './cross-app-navigation.ts'
import { Screen } from '#ui/layout/screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('writes a page’s history entry once, with its depth, also when it replaces another', async () => {
  render(
    <Router aroundNav={crossAppNavigation(() => false)}>
      <Screen title="课程">
        <Link href="/course/1">打开</Link>
        <Link href="/course/2" replace>
          换成
        </Link>
      </Screen>
    </Router>,
  )
  const replace = vi.spyOn(history, 'replaceState')
  await userEvent.click(screen.getByText('打开'))
  expect([replace.mock.calls.length, history.state]).toEqual([0, { trail: 1 }])
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
  await userEvent.click(screen.getByText('换成'))
  expect([replace.mock.calls.length, history.state]).toEqual([1, { trail: 1 }])
  await userEvent.click(screen.getByText('打开'))
  expect(history.state).toEqual({ trail: 2 })
  act(() => history.replaceState(null, ''))
})
