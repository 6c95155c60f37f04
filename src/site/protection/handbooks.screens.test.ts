import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, open } = await openScreens(/protection/)

it('the documents of investor education open as PDFs', async () => {
  await open('/protection')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href$=".pdf"]')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('投资者权益告知书'),
    expect.stringContaining('防范非法证券活动手册'),
  ])
  for (const { pathname } of links) {
    const answer = await environment.fetch(pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
  }
})
