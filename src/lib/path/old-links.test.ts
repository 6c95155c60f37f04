import { describe, expect, test } from 'vitest'
import { hostileTargets } from '#test/corpora/redirects.ts'
import { newPlace } from './old-links.ts'

const ORIGIN = 'https://app.example'
const place = (search: string, hash = '') => newPlace(search, hash, ORIGIN)

describe('an old link', () => {
  test('opens the current page of its content', () => {
    expect(place('?p=/course/list')).toEqual({ path: '/course', missed: '' })
    expect(place('?p=/userCenter/')).toEqual({ path: '/me', missed: '' })
    expect(place(`?p=${encodeURIComponent('/course/detail?id=C100')}`)).toEqual({ path: '/course/C100', missed: '' })
  })

  test.each([
    ['/order/list', '/me/order'],
    ['/order/detail?orderNo=D1', '/order/D1'],
    ['/refundList', '/me/refund'],
    ['/refund/detail?id=T1', '/refund/T1'],
    ['/invoice/list', '/invoice'],
    ['/address', '/me/address'],
    ['/myCoupon', '/me/coupon'],
    ['/strategy/detail?id=S1', '/strategy/S1'],
    ['/chatRoom?chatId=1', '/chat'],
  ])('is mapped for orders, refunds, invoices, addresses, coupons, strategies and chat: %s', (old, path) => {
    expect(place(`?p=${encodeURIComponent(old)}`)).toEqual({ path, missed: '' })
  })

  test('may be a hash route', () => {
    expect(place('', '#/article/detail?articleId=9')).toEqual({ path: '/article/9', missed: '' })
    expect(place('', '#!/mine')).toEqual({ path: '/me', missed: '' })
  })

  test('keeps the attribution, wherever it was in the link', () => {
    expect(place('?p=/course&salesNumber=S100&scene=menu')).toEqual({
      path: '/course?salesNumber=S100&scene=menu',
      missed: '',
    })
    expect(place('', '#/courseList?sn=S7&token=abc')).toEqual({ path: '/course?sn=S7', missed: '' })
  })

  test('to an unknown page opens the home page and is reported', () => {
    expect(place('?p=/lottery/13800138000&salesNumber=S1')).toEqual({
      path: '/home?salesNumber=S1',
      missed: '/lottery/n',
    })
  })

  test('without a valid number is a miss, never a broken address', () => {
    for (const id of ['', '..', 'a/b', '%2e%2e', 'x'.repeat(65)]) {
      const old = encodeURIComponent(`/course/detail?id=${id}`)
      expect(place(`?p=${old}`)).toEqual({ path: '/home', missed: '/course/detail' })
    }
  })

  test('to another site or without meaning opens the home page', () => {
    const odd = [...hostileTargets(ORIGIN), '/constructor', '__proto__']
    expect(odd.filter((old) => place(`?p=${encodeURIComponent(old)}`).path !== '/home')).toEqual([])
  })
})
