import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, open, until } = await openScreens(/^\/home$/)
const part = () =>
  [...document.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === '今日直播')
    ?.textContent ?? ''

it('says that there is no room today only where there is none to watch again either', async () => {
  await environment.break({ path: '/public/app/scene/card', kind: 'body', text: '{"code":0,"data":[]}', times: 0 })
  const seen: string[] = []
  const watcher = new MutationObserver(() => void seen.push(part()))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await open('/home')
  await until(() => part().includes('可回放'))
  watcher.disconnect()
  expect(seen.filter((text) => text.includes('今天没有直播'))).toEqual([])
  await environment.reset()
  for (const path of ['/public/app/scene/card', '/public/room/card-list']) {
    await environment.break({ path, kind: 'body', text: '{"code":0,"data":[]}', times: 0 })
  }
  await open('/home')
  await until(() => part().includes('今天没有直播'))
})
