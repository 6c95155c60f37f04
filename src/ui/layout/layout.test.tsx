import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Bar } from './bar.tsx'
import { Card } from './card.tsx'
import { Facts } from './facts.tsx'
import { Quiet } from './quiet.tsx'
import { Section } from './section.tsx'
import { Row, Stack, stackClass } from './stack.tsx'

afterEach(cleanup)

it('a card is named by its heading, or by an accessible label', () => {
  render(
    <>
      <Card title="退回渠道">原路退回</Card>
      <Card label="诊断">b42</Card>
      <Card title="《退款协议》" label="退款协议">
        请先核对
      </Card>
    </>,
  )
  expect(screen.getByRole('region', { name: '退回渠道' }).textContent).toContain('原路退回')
  expect(within(screen.getByRole('region', { name: '诊断' })).queryByRole('heading')).toBeNull()
  const both = screen.getByRole('region', { name: '退款协议' })
  expect(within(both).getByRole('heading', { name: '《退款协议》' })).toBeTruthy()
})

it('facts are terms with values, even if two share a name', () => {
  render(
    <Facts
      items={[
        { key: '1', name: '课程', value: '¥1.00' },
        { key: '2', name: '课程', value: '¥2.00' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['课程', '课程'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['¥1.00', '¥2.00'])
})

it('a section’s link to all names what it lists', () => {
  render(
    <Section title="公司资讯" more={{ label: '更多', href: '/gcInfo' }}>
      <p>公告</p>
    </Section>,
  )
  const part = within(screen.getByRole('region', { name: '公司资讯' }))
  expect(part.getByRole('heading', { level: 2 }).textContent).toBe('公司资讯')
  expect(part.getByRole('link', { name: '更多公司资讯' }).getAttribute('href')).toBe('/gcInfo')
})

it('items keep their order and their element', () => {
  const { container } = render(
    <Stack as="section" gap={2} inset>
      <Row as="p">行</Row>
      <Quiet as="h2" small>
        说明
      </Quiet>
      <Bar lead="¥1.00">
        <button type="button">支付</button>
      </Bar>
    </Stack>,
  )
  expect([...(container.firstElementChild?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'H2', 'DIV'])
  expect(container.textContent).toBe('行说明¥1.00支付')
  expect(container.firstElementChild?.className).toBe(stackClass(2, true))
})
