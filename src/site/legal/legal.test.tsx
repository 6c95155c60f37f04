import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FunctionComponent } from 'react'
import { afterEach, expect, it } from 'vitest'
import { NetworkError } from '#api/errors.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { PersonalInfoCollection, PersonalInfoSharing, PrivacyProtocol, UserPolicy } from '#site/legal/both.tsx'
import { collected, shared } from '#site/legal/personal-info.ts'
import { personalInfoCollection, personalInfoSharing, privacyProtocol, userPolicy } from '#site/legal/text.ts'
import { createOutside } from '#wechat/outside.ts'
import { PageProvider } from '#wechat/page.tsx'

afterEach(cleanup)

const host = createOutside('other', '')

/** Without network and saved copies: the texts are there all the same. */
const offline = depsOf(
  async () => {
    throw new NetworkError('GET /public/findGwServerInfo', 'Failed to fetch')
  },
  { onUnreached: () => expect.unreachable('given up for what stands at its foot') },
)

function open(Page: FunctionComponent) {
  return render(
    <TestData deps={offline}>
      <PageProvider host={host} pattern="/:page" policy="N" link={(path) => path}>
        <Page />
      </PageProvider>
    </TestData>,
  )
}

const pages = [
  ['隐私政策', PrivacyProtocol],
  ['用户协议', UserPolicy],
  ['第三方信息共享清单', PersonalInfoSharing],
  ['个人信息收集清单', PersonalInfoCollection],
] as const

it.each(pages)('%s shows its version and effective date, and links to the other three', (title, Page) => {
  open(Page)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(
    screen.getByText(
      (_, each) => each?.tagName === 'P' && /^版本 \d+\.\d+ · 生效日期 \d{4}-\d{2}-\d{2}$/.test(each.textContent),
    ),
  ).toBeTruthy()
  expect(document.title).toContain(title)
  const others = within(screen.getByRole('region', { name: '相关文件' })).getAllByRole('link')
  const titles = others.map((link) => link.textContent)
  expect(titles.toSorted()).toEqual(
    pages
      .map(([each]) => each as string)
      .filter((each) => each !== title)
      .toSorted(),
  )
})

it('the contents link to each section, by keyboard too, without a history entry', async () => {
  open(PrivacyProtocol)
  const before = history.length
  const contents = within(screen.getByRole('navigation', { name: '目录' }))
  for (const { title } of privacyProtocol.sections) {
    await userEvent.click(contents.getByRole('button', { name: title }))
    expect(document.activeElement?.textContent).toBe(title)
  }
  expect(history.length).toBe(before)
})

it('the lists and the policy name the same information and recipients', () => {
  const policy = JSON.stringify(privacyProtocol)
  const lists = JSON.stringify([personalInfoCollection, personalInfoSharing])
  const names = [...collected.map(({ kind }) => kind), ...shared.map(({ receiver }) => receiver)]
  expect(names.filter((name) => !policy.includes(name) || !lists.includes(name))).toEqual([])
})

it('every record has all required parts of a list', () => {
  const empty = [...collected, ...shared].filter((record) => Object.values(record).some((value: string) => !value))
  expect(empty).toEqual([])
})

it('makes no promise forbidden to advisers', () => {
  const banned =
    /承诺收益|保本|稳赚|包赚|必涨|无风险|翻倍|抓涨停|内幕|跟庄|老师带你|最后\d+个名额|收益分成|代客操盘|全权委托/
  const words = JSON.stringify([privacyProtocol, userPolicy, personalInfoCollection, personalInfoSharing])
  expect(words.match(banned)).toBeNull()
})
