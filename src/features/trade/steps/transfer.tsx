import { Facts } from '#ui/layout/facts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { usePage } from '#wechat/page.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import css from './steps.module.css'
import { type Transfer, type TransferPage, useTransfer } from './transfer.model.ts'

/** 对公转账. OR-17 */
export function TransferScreen() {
  const page = useTransfer()
  usePage({ title: '对公转账' })
  return (
    <Screen title="对公转账">
      <LoadState loaded={page.transfers} skeleton={<Skeleton lines={10} />}>
        {(transfers) =>
          transfers.length === 0 ? (
            <>
              <Empty
                text="该订单尚未选择对公转账"
                action={{ label: '去收银台', href: orderHref(page.orderNumber, 'pay') }}
              />
              <OurAccount />
            </>
          ) : (
            <>
              {transfers.map((transfer) => (
                <Account key={transfer.transferNo} transfer={transfer} />
              ))}
              <Progress page={page} waits={transfers.some(({ status }) => status === 'WAIT')} />
            </>
          )
        }
      </LoadState>
    </Screen>
  )
}

const STATUS: Readonly<Record<string, string>> = { WAIT: '待到账', RECEIVED: '已到账', CLOSED: '已关闭' }

/** The company's account, each part with a copy button; only the company's own account is shown. */
function Account({ transfer }: { transfer: Transfer }) {
  const { account, amountFen, remark, status, voucherAt } = transfer
  const copy = useCopy()
  if (account.name !== brand.companyName) {
    return (
      <Card>
        <p role="alert">收款账户信息有误，请勿付款，并联系客服 {brand.hotline}</p>
      </Card>
    )
  }
  const amount = (amountFen / 100).toFixed(2)
  const rows = [
    { name: '转账金额', value: yuan(amountFen), text: amount },
    { name: '户名', value: account.name, text: account.name },
    { name: '开户行', value: account.bank, text: account.bank },
    { name: '账号', value: account.no, text: account.no.replaceAll(' ', '') },
    { name: '转账附言', value: remark, text: remark },
  ]
  return (
    <Card label="收款账户">
      <p role="status" className={css.notice}>
        {Object.hasOwn(STATUS, status) ? STATUS[status] : '状态更新中'}
      </p>
      {voucherAt !== undefined && <Quiet>{`凭证已于 ${minute(voucherAt)} 提交，核对后更新`}</Quiet>}
      <OurAccount />
      <div className={css.accounts}>
        <Facts
          items={rows.map(({ name, value, text }) => ({
            name,
            value: (
              <span className={css.copied}>
                <span>{value}</span>
                <Button kind="ghost" size="small" onClick={() => copy(text)}>
                  复制<Unseen>{name}</Unseen>
                </Button>
              </span>
            ),
          }))}
        />
      </div>
      <Quiet>请按上述金额一次转账并填写附言，便于核对。到账后订单会自动更新，请勿向个人账户付款。</Quiet>
    </Card>
  )
}

/** The required account holder, also before anything is due. OR-17 */
function OurAccount() {
  return <Caution>户名必须为{brand.companyName}，否则请勿付款</Caution>
}

function Progress({ page, waits }: { page: TransferPage; waits: boolean }) {
  const { voucher, orderNumber } = page
  const { submission } = voucher
  if (page.paid) {
    return (
      <Card>
        <LinkButton href={orderHref(orderNumber, 'result')}>查看支付结果</LinkButton>
      </Card>
    )
  }
  if (!waits) {
    return (
      <Card>
        <LinkButton href={orderHref(orderNumber)} kind="plain">
          查看订单
        </LinkButton>
      </Card>
    )
  }
  return (
    <Card label="转账凭证">
      <UploadTile label="转账凭证（图片或PDF）" pdf upload={voucher.file} />
      <Quiet>上传凭证有助于尽快核对，不上传也不影响到账。</Quiet>
      <FormError>{submission.fieldErrors.voucher || submission.error}</FormError>
      <Button busy={submission.busy} onClick={submission.submit}>
        提交凭证
      </Button>
      <Button kind="plain" busy={page.checking} onClick={page.check}>
        刷新状态
      </Button>
    </Card>
  )
}
