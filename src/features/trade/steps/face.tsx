import { Card } from '#ui/layout/card.tsx'
import { brand } from '#config/brand.ts'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { callHref } from '#lib/text/phone-link.ts'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { type FaceStep, useFace } from './face.model.ts'
import { OrderHead } from '#features/trade/order/order-head.tsx'
import { StepNotices } from './step-notices.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './steps.module.css'

/** 人脸核验. OR-05 */
export function FaceScreen() {
  const loaded = useFace()
  const face = dataOf(loaded)
  usePage({ title: '人脸核验' })
  return (
    <Screen title="人脸核验" footer={face && !face.manual && <Start page={face} />}>
      <LoadState loaded={loaded} skeleton={<Skeleton lines={9} />}>
        {(page) => (
          <>
            <OrderHead order={page.order}>
              <StepNotices caution="完成人脸核验后方可付款" notice={page.notice} check={page.check}>
                {page.manual && <p className={css.notice}>您可以联系客服进行人工核验，订单会为您保留。</p>}
              </StepNotices>
            </OrderHead>
            <Card label="核验说明">
              <p>为确认由您本人签约，需要进行一次人脸核验。</p>
              <Quiet>核验由持牌的第三方核验机构完成，人脸信息仅用于比对本人身份，本应用不保存人脸图像。</Quiet>
              <Quiet>请在光线充足处正对镜头；无法使用相机时，请在系统设置中允许微信使用相机。</Quiet>
              {!page.manual && (
                <CheckField checked={page.agreed} onChange={page.agree} error={page.error}>
                  我已阅读并同意为本次核验处理我的人脸信息（<a href="/personal-info-collection">个人信息收集清单</a>）
                </CheckField>
              )}
            </Card>
            <CellGroup title="不方便人脸核验？">
              <Cell icon="phone" title="联系客服人工核验" value={brand.hotline} href={callHref(brand.hotline)} />
            </CellGroup>
            <RiskLine />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

function Start({ page }: { page: FaceStep }) {
  return (
    <Button busy={page.busy} onClick={page.start}>
      {page.verb}
    </Button>
  )
}
