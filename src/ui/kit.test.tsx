import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { AsOf } from '#ui/as-of.tsx'
import { Avatar } from './media/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from './layout/cell.tsx'
import { CheckField } from './form/check-field.tsx'
import { Dialog } from './overlay/dialog.tsx'
import { Empty } from './state/empty.tsx'
import { ErrorCard } from './state/error-card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { OfflineBar } from './state/offline-bar.tsx'
import { Sheet } from './overlay/sheet.tsx'
import { Skeleton } from './state/skeleton.tsx'
import { Spinner } from './state/spinner.tsx'
import { Switch } from './form/switch.tsx'
import { TabPanel, Tabs } from './nav/tabs.tsx'
import { TextArea } from './form/text-area.tsx'
import { TextField } from './form/text-field.tsx'
import { Toaster } from './overlay/toast.tsx'

const nothing = () => undefined
const draw = (page: ReactNode) => renderToString(<Router ssrPath="/">{page}</Router>)

it('renders without a browser', () => {
  const html = draw(
    <>
      <Sheet open title="选择" onClose={nothing} />
      <Dialog open title="确认" onClose={nothing} actions={<Button onClick={nothing}>好</Button>} />
      <Toaster />
      <Spinner />
      <Skeleton lines={2} ratio={2} />
      <OfflineBar savedAt="11-20 18:05" />
      <AsOf text="11-20 15:00" />
      <ErrorCard message="请求超时，请重试" onRetry={nothing} />
      <Empty text="暂无课程" action={{ label: '去看看', onClick: nothing }} />
      <Tabs label="分类" items={[{ key: 'all', label: '全部' }]} current="all" onChange={nothing} />
      <TabPanel tabKey="all">列表</TabPanel>
      <TextField kind="line" label="手机号" value="" onChange={nothing} />
      <TextArea label="留言" value="" onChange={nothing} />
      <CheckField checked={false} onChange={nothing}>
        同意
      </CheckField>
      <Switch label="长辈版" checked onChange={nothing} />
      <Avatar src="" name="张老师" />
    </>,
  )
  expect(html).toContain('当前离线，以下为11-20 18:05保存的内容')
  expect(html).toContain('aria-label="加载中"')
  expect(html).toContain('截至 11-20 15:00')
})

it('leaves external links to the browser and routes internal ones', () => {
  const html = (href: string) => draw(<Cell title="客服" href={href} />)
  expect(html('tel:12386')).toContain('href="tel:12386"')
  expect(html('//evil.example')).toContain('href="//evil.example"')
  expect(draw(<LinkButton href="/course">学习</LinkButton>)).toContain('href="/course"')
})

it('renders the same elements for an empty text', () => {
  const shape = (text: string) =>
    draw(
      <CellGroup>
        <Cell title="课程" note={text} value={text} href="/course" />
        <Badge>{text}</Badge>
      </CellGroup>,
    ).replaceAll('词', '')
  expect(shape('')).toBe(shape('词'))
})

it('a busy button keeps its label and ignores taps', () => {
  const html = draw(<Button busy>提交</Button>)
  expect(html).toContain('提交')
  expect(html).toMatch(/aria-disabled="true"[^>]*aria-busy="true"/)
})
