import type { ReactNode } from 'react'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Analyst, CourseCard } from '#api/shapes.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { stamp } from '#lib/time/dates.ts'
import { AUTHORITY_LINE } from '#lib/text/authority.ts'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { AuthorLine } from '#site/frame/author-line.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import {
  INDICATOR_TERMS,
  type Kind,
  levelLine,
  roomTerms,
  STRATEGY_TERMS,
  type Terms,
  useCourses,
  useCourseTerms,
  useIndexes,
  useOffer,
  useRooms,
  useStrategies,
} from './page.ts'
import css from './product.module.css'

/** One kind of service; with `heading` where no title is above it. */
export function KindCard({ kind, heading }: { kind: Kind; heading: boolean }) {
  return (
    <Card title={heading ? kind.label : undefined} label={kind.label}>
      <p>{kind.text}</p>
      <Facts
        items={[
          { name: '它不是什么', value: kind.not },
          { name: '适合谁', value: kind.suits },
          { name: '费用', value: kind.price },
        ]}
      />
      <Items of={kind.key} />
      <LinkButton href={kind.link.href} kind="plain" size="small">
        {kind.link.label}
      </LinkButton>
    </Card>
  )
}

function Items({ of }: { of: Kind['key'] }) {
  switch (of) {
    case 'live':
      return <Rooms />
    case 'strategy':
      return <Strategies />
    case 'index':
      return <Indexes />
    case 'course':
      return <Courses />
    case 'app':
      return null
  }
}

function Courses() {
  return (
    <LoadState loaded={useCourses()} skeleton={<Waiting />}>
      {({ list, total }) => (
        <>
          <Rows empty={list.length === 0}>
            {list.map((course) => (
              <li key={course.number}>
                <p className={css.name}>{course.title}</p>
                <Authors list={course.analysts} />
                {course.access.skuId !== undefined && course.priceFen > 0 ? (
                  <Offer skuId={course.access.skuId} ownLevel />
                ) : (
                  <CourseOffer course={course} />
                )}
              </li>
            ))}
          </Rows>
          {total > list.length && <Quiet>{`以上为其中 ${list.length} 门，共 ${total} 门`}</Quiet>}
        </>
      )}
    </LoadState>
  )
}

function CourseOffer({ course }: { course: CourseCard }) {
  return <TermsLines terms={useCourseTerms(course)} ownLevel />
}

/** Price and link of a service; with `ownLevel` its level too, if the list has none. */
function Offer({ skuId, ownLevel = false }: { skuId: string; ownLevel?: boolean }) {
  return <TermsLines terms={useOffer(skuId)} ownLevel={ownLevel} />
}

function TermsLines({ terms: { price, level, link }, ownLevel = false }: { terms: Terms; ownLevel?: boolean }) {
  return (
    <>
      {ownLevel && <Quiet>{level}</Quiet>}
      <p className={css.offer}>
        <span>{price}</span>
        <LinkButton href={link.href} kind="plain" size="small">
          {link.label}
        </LinkButton>
      </p>
    </>
  )
}

const statuses: Readonly<Record<string, string>> = { LIVE: '直播中', PAUSED: '主播暂时离开', PREVIEW: '未开始' }

function Rooms() {
  return (
    <LoadState loaded={useRooms()} skeleton={<Waiting />}>
      {(list) => (
        <Rows empty={list.length === 0}>
          {list.map((room) => (
            <li key={room.roomId}>
              <p className={css.name}>{room.title}</p>
              <Authors list={[room.analyst]} />
              <Quiet>{`${statuses[room.status] ?? '状态更新中'} · ${stamp(room.startAt)} 开始`}</Quiet>
              {room.access.skuId === undefined ? (
                <TermsLines terms={roomTerms(room)} ownLevel />
              ) : (
                <Offer skuId={room.access.skuId} ownLevel />
              )}
            </li>
          ))}
        </Rows>
      )}
    </LoadState>
  )
}

function Strategies() {
  return (
    <LoadState loaded={useStrategies()} skeleton={<Waiting />}>
      {({ list }) => (
        <Rows empty={list.length === 0}>
          {list.map(({ strategyId, name, style, riskLevel, analysts, skuId }) => (
            <li key={strategyId}>
              <p className={css.name}>{name}</p>
              <Level riskLevel={riskLevel} more={style} />
              <Authors list={analysts} />
              {skuId === undefined ? <TermsLines terms={STRATEGY_TERMS} /> : <Offer skuId={skuId} />}
            </li>
          ))}
        </Rows>
      )}
    </LoadState>
  )
}

function Indexes() {
  return (
    <LoadState loaded={useIndexes()} skeleton={<Waiting />}>
      {(list) => (
        <Rows empty={list.length === 0}>
          {list.map(({ indexId, name, introHtml, riskLevel, skuId }) => (
            <li key={indexId}>
              <p className={css.name}>{name}</p>
              <Level riskLevel={riskLevel} />
              <SafeHtml html={introHtml} files={FILES} className={css.intro} />
              {skuId === undefined ? <TermsLines terms={INDICATOR_TERMS} /> : <Offer skuId={skuId} />}
            </li>
          ))}
        </Rows>
      )}
    </LoadState>
  )
}

function Authors({ list }: { list: readonly Analyst[] }) {
  return (
    <Quiet>
      {list.map((author) => (
        <AuthorLine key={author.number} author={author} />
      ))}
    </Quiet>
  )
}

function Level({ riskLevel, more }: { riskLevel: string; more?: string }) {
  const words = levelLine(riskLevel)
  return <Quiet>{more === undefined ? words : `${words} · ${more}`}</Quiet>
}

function Rows({ empty, children }: { empty: boolean; children: ReactNode }) {
  return empty ? (
    <Empty text="暂无内容" action={{ label: '联系我们', href: '/contactUs' }} />
  ) : (
    <ul className={css.rows}>{children}</ul>
  )
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <Skeleton lines={12} />
    </div>
  )
}

/** What applies to every service. */
export function Rules() {
  return (
    <Card title="购买之前" label="购买之前">
      <ul className={css.rules}>
        <li>先完成风险测评；风险等级不明的服务不向任何客户提供。</li>
        <li>先阅读风险揭示书与服务协议，再付款；退款规则写在协议中。</li>
        <li>{`请勿向个人账户付款。如有疑问，请拨打公司电话或${AUTHORITY_LINE}。`}</li>
      </ul>
    </Card>
  )
}
