import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { BusinessError } from '#api/errors.ts'
import { pageOf, paging } from '#api/shapes.ts'
import { dataOf } from '#data/loaded.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { type PagedCall, usePages } from './use-pages.ts'
import { useWhole } from './use-whole.ts'

beforeEach(() => history.replaceState(null, '', '/search'))
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

const TOTAL = 120
const parts = { input: object(paging), output: pageOf(object({ id: string() })) }
const [courses, articles] = [get('/courses', parts), get('/articles', parts)]

interface Asked {
  pageNo: number
  pageSize: number
}

/** A service with two lists; `before` runs ahead of each answer. */
const serviceOf = (before: (path: string, pageNo: number) => unknown = () => undefined) =>
  depsOf(async ({ path }: { path: string }, { pageNo, pageSize }: Asked) => {
    await before(path, pageNo)
    const from = (pageNo - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, TOTAL - from))
    const list = Array.from({ length: count }, (_, at) => ({ id: `${path} ${from + at + 1}` }))
    return { list, total: TOTAL, pageNo, pageSize }
  })

function List({ call, name }: { call: PagedCall; name: string }) {
  const list = useWhole(call, {})
  return (
    <section aria-label={name} aria-busy={list.busy}>
      {`${dataOf(list)?.length ?? 0} rows`}
      {list.failed && <button onClick={list.failed.retry}>again</button>}
    </section>
  )
}

const both = (
  <>
    <List call={courses} name="courses" />
    <List call={articles} name="articles" />
  </>
)
const stateOf = (name: string) => {
  const list = screen.getByLabelText(name)
  return [list.getAttribute('aria-busy'), list.textContent]
}
const whole = () => waitFor(() => expect(['courses', 'articles'].map(stateOf)).toEqual([DONE, DONE]))
const DONE = ['false', `${TOTAL} rows`]

it('two lists of a page are read whole, one of them late, with few changes of the history entry', async () => {
  let release: () => void = () => undefined
  const late = new Promise<void>((resolve) => (release = resolve))
  const replaced = vi.spyOn(history, 'replaceState')
  render(<TestData deps={serviceOf((path, pageNo) => path === '/articles' && pageNo === 2 && late)}>{both}</TestData>)
  await waitFor(() => expect(stateOf('courses')).toEqual(DONE))
  expect(stateOf('articles')).toEqual(['true', '50 rows'])
  act(() => release())
  await whole()
  expect(replaced.mock.calls.length).toBeLessThan(20)
})

it('lists whose pages are known from before are whole again', async () => {
  const deps = serviceOf()
  const { rerender } = render(<TestData deps={deps}>{both}</TestData>)
  await whole()
  rerender(<TestData deps={deps}>{null}</TestData>)
  history.replaceState(null, '')
  rerender(<TestData deps={deps}>{both}</TestData>)
  await whole()
})

it.each([1, 2])('a list without its page %i is not whole, and is after a retry', async (page) => {
  let isDown = true
  const deps = serviceOf((path, pageNo) => {
    if (isDown && path === '/courses' && pageNo === page) throw new BusinessError('GET /', 50_000, '系统繁忙')
  })
  render(<TestData deps={deps}>{both}</TestData>)
  const again = await screen.findByRole('button')
  expect(stateOf('courses')).toEqual(['false', `${(page - 1) * 50} rowsagain`])
  isDown = false
  act(() => again.click())
  await whole()
})

function Pages({ call, name }: { call: PagedCall; name: string }) {
  const pages = usePages(call, {})
  return <button onClick={pages.more}>{`${name}: ${dataOf(pages)?.length ?? 0}`}</button>
}

it('more rows of one list leave those of another list of the page, also on return', async () => {
  const page = (
    <>
      <Pages call={courses} name="courses" />
      <Pages call={articles} name="articles" />
    </>
  )
  const { unmount } = render(<TestData deps={serviceOf()}>{page}</TestData>)
  for (const name of ['courses', 'articles']) {
    const button = await screen.findByText(`${name}: 20`)
    act(() => button.click())
    await screen.findByText(`${name}: 40`)
  }
  expect(screen.queryByText('courses: 40')).not.toBeNull()
  unmount()
  render(<TestData deps={serviceOf()}>{page}</TestData>)
  for (const name of ['courses', 'articles']) await screen.findByText(`${name}: 40`)
})
