import { ContactCode } from '#entities/adviser/contact-code.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useWecom } from './wecom.model.ts'

/** 添加专属顾问. SV-09 */
export function WecomScreen() {
  const way = useWecom()
  return (
    <Screen title="添加专属顾问">
      <Stack gap={3} inset>
        <Card label="企业微信">
          <LoadState loaded={way} skeleton={<Skeleton lines={10} />}>
            {(person) => <ContactCode {...person} />}
          </LoadState>
        </Card>
        <Card title="添加之前">
          <Quiet small>
            核对姓名与工号；有登记编号的，可在中国证券业协会网站核对姓名、编号与机构。查不到的，请勿付款并告知我们。
          </Quiet>
        </Card>
      </Stack>
      <CellGroup>
        <Cell title="员工核验" note="按姓名或登记编号查询从业人员" href="/showPractitioner" />
        <Cell title="投诉与建议" note="发现冒充本公司人员，请告知我们" href={COMPLAINT} />
      </CellGroup>
      <RiskLine />
    </Screen>
  )
}
