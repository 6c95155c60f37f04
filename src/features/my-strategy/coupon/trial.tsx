import { brand } from '#config/brand.ts'
import { LockedPanel } from '#entities/access/locked.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { dataOf } from '#data/loaded.ts'
import { STRATEGY_COUPONS } from '#lib/path/strategy-href.ts'
import { riskLetter } from '#lib/text/risk-letter.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { Trial } from './coupon.words.ts'
import { type TrialPage, useTrial } from './trial.model.ts'

const ALL = { label: '看全部体验券', href: STRATEGY_COUPONS }

/** The strategies a coupon can open, and the button for it. SG-08 */
export function TrialScreen({ couponId }: { couponId: string }) {
  const page = useTrial(couponId)
  const { trial, visit } = page
  const known = dataOf(trial)
  return (
    <Screen
      title="策略体验券"
      footer={
        known &&
        !known.locked && (
          <Button busy={visit.busy} onClick={visit.go}>
            去签署体验协议
          </Button>
        )
      }
    >
      <Stack gap={3} inset>
        <ClosedState loaded={trial} closed={ALL} skeleton={<Skeleton lines={12} />}>
          {(shown) => <Shown trial={shown} page={page} />}
        </ClosedState>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Shown({ trial, page }: { trial: Trial; page: TrialPage }) {
  const { name, days, agreement, choices, locked, signers } = trial
  const { chosen, choose, agreed, agree, visit } = page
  return (
    <>
      <Card title={name}>
        <p>{`签署后立即开通，体验${days}天，到期停止，不会自动续费。`}</p>
        <Quiet small>体验期间的信号由您自主决定是否执行，本公司不代客操作。</Quiet>
      </Card>
      {locked ? (
        <LockedPanel locked={locked} />
      ) : (
        <Card title="选择一个策略">
          <Choices
            legend="要体验的策略"
            legendHidden
            kind="one"
            options={choices.filter(({ closed }) => closed === '')}
            chosen={[chosen]}
            onChange={([picked]) => picked !== undefined && choose(picked)}
          />
          {choices
            .filter(({ closed }) => closed !== '')
            .map(({ id, text, closed }) => (
              <Quiet key={id} small>{`${text}：${closed}`}</Quiet>
            ))}
          {choices.every(({ closed }) => closed !== '') && <Quiet>没有可以体验的策略，体验券仍保留。</Quiet>}
        </Card>
      )}
      <Card title="投资顾问">
        {signers.map((each) => (
          <Quiet key={each} small>
            {each}
          </Quiet>
        ))}
      </Card>
      <Card title="风险提示与协议">
        <More label="风险揭示（14条）">
          <ol>
            {riskLetter(brand).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ol>
        </More>
        <CheckField checked={agreed} onChange={agree}>
          我已阅读并同意<Anchor href={agreement.url}>《{agreement.name}》</Anchor>与风险揭示
        </CheckField>
        <FormError>{visit.missing || visit.error}</FormError>
      </Card>
    </>
  )
}
