import type { ReactNode } from 'react'
import { Adviser } from '#entities/adviser/adviser.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { stamp } from '#lib/time/dates.ts'
import type { Apply } from './apply.model.ts'
import { type About, type StepNumber, toSteps } from './apply.words.ts'
import css from './frame.module.css'

interface Props {
  apply: Apply
  /** Undefined: unknown, no steps are shown. */
  step: StepNumber | undefined
  /** No step is left. */
  isOpen?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** The frame of an application's steps: the strategy, and the progress. SG-09 */
export function ApplyFrame({ apply: { info }, step, isOpen = false, footer, children }: Props) {
  const { name, riskLevel, analysts } = info.strategy
  return (
    <Screen title="策略申请" footer={footer}>
      <section aria-label={name} className={css.head}>
        <h2>{name}</h2>
        <p>
          <Badge tone="brand">{`风险等级${riskLevel}`}</Badge> <Quiet as="span" small>{`${stamp(info.at)} 申请`}</Quiet>
        </p>
        {analysts.map((person) => (
          <Adviser key={person.number} person={person} />
        ))}
        {step !== undefined && <Steps label="申请步骤" steps={toSteps(step, isOpen)} />}
      </section>
      <Stack gap={3} inset>
        {children}
      </Stack>
      <RiskLine />
    </Screen>
  )
}

/** A step, with why it is needed, how long it takes, and who sees its data. */
export function StepCard({ title, about, children }: { title: string; about: About; children: ReactNode }) {
  const { why, takes, seen } = about
  return (
    <Card title={title}>
      <Facts
        dense
        values="columns"
        items={[
          { name: '为什么', value: why },
          { name: '还要', value: takes },
          { name: '谁看得到', value: seen },
        ]}
      />
      {children}
    </Card>
  )
}
