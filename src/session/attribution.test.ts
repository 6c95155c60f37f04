import { expect, it } from 'vitest'
import { createAttribution } from '#session/attribution.ts'
import { createMemoryStorage } from '#session/storage.ts'

const DAY = 86_400_000

function visitor() {
  const clock = { now: 1_700_000_000_000 }
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const open = () => createAttribution({ local, tab, now: () => clock.now })
  return { clock, local, tab, open }
}

it('B1: takes the last valid value of a query; empty and invalid ones do not overwrite', () => {
  const { open } = visitor()
  for (const [query, sales] of [
    ['?salesNumber=S1', 'S1'],
    ['?salesNumber=', 'S1'],
    ['?sn=S2', 'S2'],
    ['?salesNumber=../x&sn=%00', 'S2'],
    ['?salesNumber=S3&salesNumber=&sn=S4&sn=', 'S4'],
    [`?sn=${'x'.repeat(33)}`, 'S4'],
    ['', 'S4'],
  ] as const) {
    open().readAttribution(query, '/')
    expect(open().salesNumber()).toBe(sales)
  }
})

it('B1: forgets a sales number 30 days after the last link with one', () => {
  const { clock, local, open } = visitor()
  open().readAttribution('?sn=S1', '/')
  clock.now += 29 * DAY
  open().readAttribution('?sn=S1', '/')
  clock.now += 30 * DAY
  expect(open().salesNumber()).toBe('S1')
  clock.now += 1
  expect([open().salesNumber(), local.get('salesNumber')]).toEqual([null, null])
})

it('dates a number stored without a time from now, and ignores invalid text', () => {
  const { local, clock, open } = visitor()
  local.set('salesNumber', 'S1')
  expect(open().salesNumber()).toBe('S1')
  clock.now += 31 * DAY
  expect(open().salesNumber()).toBeNull()
  local.set('salesNumber', '<b>')
  expect(open().salesNumber()).toBeNull()
})

it('one’s own link changes neither the sales number nor the sharer', () => {
  const { local, open } = visitor()
  open().readAttribution('?sn=S1&shareWxId=W1', '/course')
  local.set('wxId', 'ME')
  open().readAttribution('?sn=S9&shareWxId=ME', '/course')
  expect([open().salesNumber(), open().shareWxId()]).toEqual(['S1', 'W1'])
})

it('reports a shared landing once, not again after a reload or the return from authorization', () => {
  const { open } = visitor()
  open().readAttribution('?sn=S1&shareWxId=W1', '/course/7')
  open().readAttribution('', '/authorization')
  expect(open().takeLandingReport()).toEqual({ wxId: 'W1', path: '/course/7', salesNumber: 'S1' })
  open().readAttribution('?sn=S1&shareWxId=W1', '/course/7')
  expect(open().takeLandingReport()).toBeNull()
  open().readAttribution('?shareWxId=W2', '/course/7')
  expect(open().takeLandingReport()).toMatchObject({ wxId: 'W2' })
})

it('a2: keeps scene, channel and ad click id for the tab', () => {
  const { open } = visitor()
  open().readAttribution('?scene=menu_course&ch=c1&qz_gdt=a.b-1&shareWxId=%3Cscript%3E', '/')
  open().readAttribution('?scene=&ch=', '/')
  expect([open().scene(), open().channel(), open().adClickId(), open().shareWxId()]).toEqual([
    'menu_course',
    'c1',
    'a.b-1',
    null,
  ])
})

it('counts an entry that was left before the page could boot, once', () => {
  const { open, tab } = visitor()
  tab.set('entry', '/course?salesNumber=S1&shareWxId=W1')
  open().readAttribution('', '/course/7')
  expect([open().salesNumber(), tab.get('entry')]).toEqual(['S1', null])
  expect(open().takeLandingReport()).toEqual({ wxId: 'W1', path: '/course', salesNumber: 'S1' })
  tab.set('entry', '/course?salesNumber=S1')
  open().readAttribution('?salesNumber=S2', '/course')
  expect(open().salesNumber()).toBe('S2')
  // Of the same page, which was opened again without it; a value may have a question mark.
  tab.set('entry', '/course?q=a?b&sn=S3')
  open().readAttribution('', '/course')
  expect(open().salesNumber()).toBe('S3')
})

it('keeps an invitation to a trial for the tab; no other page has one', () => {
  const { open } = visitor()
  open().readAttribution('?invite=IV0007A', '/invite')
  expect(open().trialInvite()).toBeNull()
  open().readAttribution('?invite=TI1', '/promotion-service')
  open().readAttribution('?invite=%3Cb%3E', '/promotion-service')
  open().readAttribution('', '/home')
  expect(open().trialInvite()).toBe('TI1')
})
