import { LIVE } from '#lib/path/live-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './chat.module.css'

/** How to join a circle. CH-01 */
export function WaysIn({ title }: { title: string }) {
  return (
    <Section title={title} inset>
      <div className={css.close}>
        <CellGroup>
          <Cell icon="live" title="先到直播间问一问" note="免费，老师在直播里回答" href={LIVE} />
          <Cell icon="course" title="学一门课，进同班圈" note="随课开通，课程服务期内可看" href="/course" />
          <Cell icon="paper" title="签约投顾服务" note="先做风险测评，匹配后才能签" href="/product" />
        </CellGroup>
      </div>
    </Section>
  )
}

/** A conversation written for this page, and labelled so. */
export function Example() {
  return (
    <section className={css.example} aria-label="对话演示">
      <p className={css.name}>
        <b>课程同班圈</b>
        <Badge>演示</Badge>
      </p>
      <p className={css.question}>挂单没成交，为什么钱先少了？</p>
      <div className={css.answer}>
        <Badge tone="gold">老师</Badge>
        <p>委托时资金先冻结，撤单或收盘后解冻，不是扣款。</p>
      </div>
      <Quiet small>对话为编写的演示，不是真实客户，也不是老师原话</Quiet>
    </section>
  )
}

const NEVER = [
  { what: '喊单', how: '不带买卖点' },
  { what: '收益许诺', how: '不作任何许诺' },
  { what: '私下收款', how: '只收公司账户' },
]

/** What it never contains, and where to report it. */
export function Never() {
  return (
    <Section title="圈子里不会有" more={{ label: '举报', href: '/complaint' }} inset>
      <ul className={css.never}>
        {NEVER.map(({ what, how }) => (
          <li key={what}>
            <Anchor href="/complaint">
              {what}
              <small>{how}</small>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
