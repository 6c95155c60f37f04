import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWayBack } from '#features/account/login/way-back.ts'
import { useNavigateFromHere } from './use-navigate-from-here.ts'

afterEach(cleanup)

it('an answer leads on from the page that asked for it, also from its other views', () => {
  history.replaceState(null, '', '/diagnose/SH600901')
  const { result } = renderHook(() => useNavigateFromHere())
  history.replaceState(null, '', '/diagnose/SH600901?task=1')
  result.current('/home', { replace: true })
  expect(location.pathname).toBe('/home')
})

it('a visitor who has left before the answer stays where they are, and no page more is gone back', () => {
  history.replaceState({ trail: 1 }, '', '/me/address/new')
  const back = vi.spyOn(history, 'back')
  const { result } = renderHook(() => ({ navigate: useNavigateFromHere(), leave: useWayBack('/me/address') }))
  history.replaceState({ trail: 1 }, '', '/article/A201')
  result.current.navigate('/home')
  result.current.leave()
  expect(location.pathname).toBe('/article/A201')
  expect(back).not.toHaveBeenCalled()
  history.replaceState({ trail: 1 }, '', '/me/address/new')
  result.current.leave()
  expect(back).toHaveBeenCalledOnce()
})
