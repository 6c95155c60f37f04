import { CallSign } from '#entities/access/call-sign.tsx'
import { Licence } from '#entities/adviser/licence.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { OWN_ADVISER } from '#lib/path/adviser-href.ts'
import { CHATS } from '#lib/path/chat-href.ts'
import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type OwnAdviser, useOwnAdviser } from './adviser.model.ts'

const Record = lazyPart(() => import('./record.tsx').then((m) => m.Record), <Skeleton lines={14} />)
const AboutService = lazyPart(() => import('./about.tsx').then((m) => m.AboutService), <Skeleton lines={6} />)

/** 我的投顾服务. SV-10 */
export function OwnAdviserScreen() {
  const page = useOwnAdviser()
  return (
    <Screen
      title="我的投顾服务"
      footer={
        <Bar lead={<CallSign />}>
          <LinkButton href={CHATS}>去圈子提问</LinkButton>
        </Bar>
      }
    >
      <Stack gap={3} inset>
        <LoadState loaded={page.head} skeleton={<Skeleton lines={12} />}>
          {(head) => (
            <>
              {head.person ? (
                <Licence person={head.person} as="h2" />
              ) : (
                <Card title="还没有专属投资顾问">
                  <Quiet>开通服务后由公司安排，姓名与登记编号会显示在这里。</Quiet>
                </Card>
              )}
              <Card label="服务概况">
                <Facts values="columns" items={head.facts} />
              </Card>
              {!head.isOpen && <Opening {...page.opening} />}
              <Record head={head} page={page} />
            </>
          )}
        </LoadState>
        <AboutService about={page.about} contact={page.contact} />
      </Stack>
      <CellGroup>
        <Cell title="回访与合同文件" note="在各订单的合同与文件、服务回访中" href="/me/order" />
        <Cell title="更换投资顾问" note="换人会提前通知您；您也可以提出更换" href={COMPLAINT} />
      </CellGroup>
      <RiskLine>每条建议以发布时为准，过了有效期请勿据此操作。投资建议不构成收益承诺。</RiskLine>
    </Screen>
  )
}

function Opening({ ticked, tick, submission: { error, fieldErrors, busy, submit } }: OwnAdviser['opening']) {
  return (
    <Card title="建立投顾档案">
      <Quiet small>
        档案收集您的姓名、风险承受能力、投资经验与服务记录，用于提供与您适合的投资建议并留痕备查；仅授权岗位可查阅，按法规期限保存。不同意不影响已购课程的学习。
      </Quiet>
      <CheckField checked={ticked} onChange={tick} error={fieldErrors['consent']}>
        我已阅读并单独同意《投顾服务档案个人信息单独同意书》
      </CheckField>
      <FormError>{error}</FormError>
      <Button busy={busy} onClick={submit}>
        同意并建立档案
      </Button>
      <LinkButton href={suitabilityHref('', OWN_ADVISER)} kind="ghost" size="small">
        先办理实名与风险测评
      </LinkButton>
    </Card>
  )
}
