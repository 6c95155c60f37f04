import { brand } from '#config/brand.ts'
import { yuan } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useCopy } from '#ui/use-copy.ts'
import type { Transfer } from './payment.model.ts'
import css from './steps.module.css'

/** The company's account. product OR-17 */
export function TransferSheet({ transfer, onClose }: { transfer: Transfer | null; onClose: () => void }) {
  return (
    <Sheet open={transfer !== null} title="对公转账" onClose={onClose}>
      {transfer && <Account transfer={transfer} />}
    </Sheet>
  )
}

function Account({ transfer: { account, amountFen, remark } }: { transfer: Transfer }) {
  const copy = useCopy()
  const rows = [
    { name: '户名', value: account.name },
    { name: '开户行', value: account.bank },
    { name: '账号', value: account.no },
    { name: '转账附言', value: remark },
  ]
  const isOurs = account.name === brand.companyName
  if (!isOurs) return <p role="alert">收款账户信息有误，请勿付款，并联系客服 {brand.hotline}</p>
  return (
    <div className={css.stack}>
      <p className={css.law}>户名必须为{brand.companyName}，否则请勿付款</p>
      <dl className={css.facts}>
        <div>
          <dt>转账金额</dt>
          <dd>{yuan(amountFen)}</dd>
        </div>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <Button kind="ghost" size="small" onClick={() => copy(value)}>
              复制
            </Button>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>请按上述金额一次转账并填写附言，便于核对。到账后订单会自动更新，请勿向个人账户付款。</p>
    </div>
  )
}
