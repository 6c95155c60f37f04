import { LoadState } from '#entities/loaded/load-state.tsx'
import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { EQUITY } from '#lib/path/partner-href.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Broker, type BrokersPage, useBrokers } from './brokers.model.ts'

/** 券商开户. SV-06 */
export function BrokersScreen() {
  const page = useBrokers()
  return (
    <Screen title="券商开户">
      <Stack gap={3} inset>
        <LoadState loaded={page.brokers} skeleton={<Skeleton lines={10} />}>
          {(list) =>
            list.length === 0 ? (
              <Empty text="暂无可办理开户的券商" />
            ) : (
              list.map((broker) => <BrokerCard key={broker.brokerId} broker={broker} page={page} />)
            )
          }
        </LoadState>
        <Quiet small>
          开户、交易与资金存管由券商提供，费用以券商公示与您签订的协议为准。本公司不代办、不代客操作，也不收取开户费用。请在券商页面核对其业务许可证。
        </Quiet>
      </Stack>
      <CellGroup>
        <Cell title="开户权益" note="已开户的，可提交凭证申请" href={EQUITY} />
        <Cell title="投诉与建议" href={COMPLAINT} />
      </CellGroup>
      <RiskLine />
      <Leaving {...page} />
    </Screen>
  )
}

function BrokerCard({ broker, page }: { broker: Broker; page: BrokersPage }) {
  const { name, logo, licence, host } = broker
  return (
    <Card label={name}>
      <Row gap={3}>
        <Picture src={logo} alt="" ratio={1} width={44} />
        <h2>{name}</h2>
      </Row>
      <Facts
        dense
        items={[
          { name: '许可证', value: licence },
          { name: '将前往', value: host || '暂未提供' },
        ]}
      />
      {page.guest === undefined ? (
        <Button kind="plain" disabled={host === ''} onClick={() => page.choose(broker)}>
          去{name}开户
        </Button>
      ) : (
        <LinkButton href={page.guest} kind="plain">
          登录后前往
        </LinkButton>
      )}
    </Card>
  )
}

function Leaving({ chosen, choose, consent, error, busy, go }: BrokersPage) {
  return (
    <Sheet open={chosen !== undefined} title="即将离开" onClose={() => choose(undefined)}>
      {chosen && (
        <Stack gap={3}>
          <p>
            即将前往{chosen.name}（{chosen.host}），由其提供开户服务并处理您在其页面填写的信息。
          </p>
          <Quiet small>
            我们只向其提供您的专属邀请码，用于识别您由此前往；不提供您的手机号、证件或其他信息。不同意不影响您自行到券商办理。
          </Quiet>
          <CheckField checked={consent.ticked} onChange={consent.tick} error={consent.error}>
            我单独同意向{chosen.name}提供邀请码
          </CheckField>
          <FormError>{error}</FormError>
          <Button busy={busy} onClick={go}>
            同意并前往
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}
