import { STOCKS } from '#lib/path/stock-href.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { INDICATORS } from '#lib/path/stock-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import prose from '#ui/prose/prose.module.css'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useIndicators, useTrial } from './indicators.model.ts'
import type { IndicatorView } from './indicators.words.ts'

/** 特色指标. ST-09 */
export function IndicatorsScreen() {
  const { list, isGuest, known } = useIndicators()
  return (
    <Screen title="特色指标">
      <Stack gap={3} inset>
        <Caution>指标由公开行情计算，回测为模拟结果，过往表现不预示未来，不构成投资建议</Caution>
        <LoadState loaded={list} skeleton={<Skeleton lines={12} />}>
          {(shown) =>
            shown.length === 0 ? (
              <Empty text="暂无指标" action={{ label: '看自选股', href: STOCKS }} />
            ) : (
              shown.map((view) => (
                <Card key={view.id} title={view.name}>
                  <About view={view} />
                  {isGuest ? (
                    <LinkButton href={loginHref(INDICATORS)} kind="plain" size="small">
                      登录后体验
                    </LinkButton>
                  ) : (
                    known && <Opening view={view} />
                  )}
                </Card>
              ))
            )
          }
        </LoadState>
        <RiskLine />
      </Stack>
    </Screen>
  )
}

function About({ view: { level, introHtml, test } }: { view: IndicatorView }) {
  return (
    <>
      <p>
        <Badge>{`风险等级 ${level}`}</Badge>
      </p>
      <SafeHtml html={introHtml} files={FILES} className={prose.prose} />
      {test && (
        <More label="模拟回测">
          <Quiet small>{test.rule}</Quiet>
          <Quiet small>{test.span}</Quiet>
          <Facts dense values="end" items={test.facts} />
        </More>
      )}
    </>
  )
}

/** The customer's access, and the link to it. */
function Opening({ view: { id, state, triable, skuId } }: { view: IndicatorView }) {
  const { begin, busy, error } = useTrial(id)
  return (
    <>
      {state !== '' && <Quiet>{state}</Quiet>}
      {triable && (
        <Button kind="plain" size="small" busy={busy} onClick={begin}>
          体验7天
        </Button>
      )}
      {skuId !== undefined && (
        <LinkButton href={skuHref(skuId)} kind="plain" size="small">
          了解服务
        </LinkButton>
      )}
      <FormError>{error}</FormError>
    </>
  )
}
