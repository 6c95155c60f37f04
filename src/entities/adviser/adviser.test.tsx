import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Adviser } from './adviser.tsx'

afterEach(cleanup)

const person = {
  number: 'T001',
  name: '陈老师',
  avatarUrl: '',
  title: '证券投资顾问',
  certNo: 'A0000000001',
  orgName: '示例公司',
}
const lineOf = (own: Partial<typeof person>) => {
  const { container } = render(<Adviser person={{ ...person, ...own }} />)
  return container.querySelector('button')?.textContent
}

it.each([
  ['证券投资顾问', '陈老师 投资顾问登记编号：A0000000001编号可查'],
  ['投资顾问', '陈老师 投资顾问登记编号：A0000000001编号可查'],
  ['证券分析师', '陈老师 证券分析师登记编号：A0000000001编号可查'],
  ['投教讲师', '陈老师 登记编号：A0000000001编号可查'],
])('a registered person has the badge of the profession, %s', (title, line) => {
  expect(lineOf({ title })).toBe(line)
})

it.each(['证券投资顾问', '客户服务人员（无投顾资格）', ''])(
  '%j without a number is no adviser, and none is offered',
  (title) => {
    const { container } = render(<Adviser person={{ ...person, title, certNo: '' }} />)
    const line = container.querySelector('button')
    expect(line?.textContent).toBe('陈老师 无投顾资格')
    if (line) fireEvent.click(line)
    expect(document.querySelector('dialog')?.textContent).toContain('示例公司')
    expect(document.querySelector('dialog')?.textContent).not.toMatch(/登记编号|复制编号|去核验|查看顾问主页/)
  },
)
