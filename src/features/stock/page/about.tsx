import { CHATS } from '#lib/path/chat-href.ts'
import { useState } from 'react'
import { CourseRow } from '#entities/course/course-card.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { QuestionList } from '#entities/question/question-list.tsx'
import { type DocKind, docKinds } from '#entities/stock/stock-docs.model.ts'
import { StockDocs } from '#entities/stock/stock-docs.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import prose from '#ui/prose/prose.module.css'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { DiagnosisPart } from './diagnosis-part.tsx'
import { ScorePart } from './score-part.tsx'
import { useStockCourses, useStockQuestions, useStockTab } from './about.model.ts'
import type { StockHead } from './stock-page.words.ts'

const tabs = [
  ...docKinds,
  { key: 'score', label: '评分' },
  { key: 'diagnosis', label: '诊断' },
  { key: 'qa', label: '问答' },
  { key: 'course', label: '课程' },
] as const

interface Props {
  symbol: string
  head: Pick<StockHead, 'name' | 'profileHtml'>
  opens: (path: string) => boolean
}

/** Documents about a stock, courses that help to understand it, and what the company does. ST-03 */
export function About({ symbol, head, opens }: Props) {
  const signedIn = useSignedIn()
  const [tab, choose] = useState<(typeof tabs)[number]['key']>('news')
  return (
    <section aria-label="相关内容">
      <Tabs label="相关内容" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        {!signedIn ? (
          <Empty
            text="登录后可查看资讯、公告、研报、评分与问答"
            action={{ label: '登录后查看', href: loginHref(stockHref(symbol)) }}
          />
        ) : tab === 'score' ? (
          <ScorePart symbol={symbol} />
        ) : tab === 'diagnosis' ? (
          <DiagnosisPart symbol={symbol} />
        ) : tab === 'course' ? (
          <Courses symbol={symbol} />
        ) : tab === 'qa' ? (
          <Questions symbol={symbol} />
        ) : (
          <Docs key={tab} kind={tab} symbol={symbol} opens={opens} />
        )}
      </TabPanel>
      {head.profileHtml !== '' && (
        <Stack gap={3} inset>
          <Card title="公司简介">
            <Prose html={head.profileHtml} names={[head.name]} files={FILES} className={prose.prose} />
          </Card>
        </Stack>
      )}
    </section>
  )
}

function Docs({ kind, symbol, opens }: { kind: DocKind; symbol: string; opens: (path: string) => boolean }) {
  const { docs, label } = useStockTab(kind, symbol)
  return <StockDocs docs={docs} label={label} opens={opens} />
}

function Questions({ symbol }: { symbol: string }) {
  return (
    <QuestionList
      rows={useStockQuestions(symbol)}
      empty="还没有关于它的问答"
      action={{ label: '去圈子提问', href: CHATS }}
    />
  )
}

function Courses({ symbol }: { symbol: string }) {
  return (
    <LoadState loaded={useStockCourses(symbol)} skeleton={<Skeleton lines={6} inset />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty text="暂无相关课程" action={{ label: '看看全部课程', href: '/course' }} />
        ) : (
          <ul aria-label="课程">
            {rows.map((row) => (
              <li key={row.key}>
                <CourseRow row={row} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  )
}
