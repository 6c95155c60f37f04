import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

afterEach(cleanup)

const items = [
  { key: 'intro', label: '介绍' },
  { key: 'lessons', label: '目录' },
  { key: 'notes', label: '资料' },
]

function Course() {
  const [current, choose] = useState('intro')
  return (
    <>
      <Tabs label="课程内容" items={items} current={current} onChange={choose} />
      <TabPanel tabKey={current}>{`${current} 的内容`}</TabPanel>
      <button type="button">之后</button>
    </>
  )
}

const focused = () => document.activeElement?.textContent
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('arrow keys wrap around both ends; Home and End work', async () => {
  const user = userEvent.setup()
  render(<Course />)
  await user.tab()
  expect(focused()).toBe('介绍')
  for (const [key, label] of [
    ['ArrowRight', '目录'],
    ['End', '资料'],
    ['ArrowRight', '介绍'],
    ['ArrowLeft', '资料'],
    ['Home', '介绍'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect([focused(), chosen()]).toEqual([label, label])
  }
})

it('is one tab stop, before its panel', async () => {
  const user = userEvent.setup()
  render(<Course />)
  await user.click(screen.getByRole('tab', { name: '目录' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: '目录' }))
  await user.tab()
  expect(focused()).toBe('之后')
})

it('references only the panel of the selected tab, since the others are not rendered', () => {
  render(<Course />)
  const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'))
  expect(controlled).toEqual([screen.getByRole('tabpanel').id, null, null])
})
