import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Refund } from '#api/shapes/refund.ts'
import { capitalAmount, nth } from '#lib/number/chinese-numeral.ts'
import { yuan } from '#lib/number/money.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { Price } from '#ui/price/price.tsx'
import css from './refund.module.css'

type Line = Refund['lines'][number]

/** A calculation line by line; the last line is the result, also in financial capitals. OR-11 */
export function AmountLines({
  title,
  lines,
  leads = false,
}: {
  title: string
  lines: readonly Line[]
  /** The result comes first too, with its share of the amount paid. */
  leads?: boolean
}) {
  const total = lines.at(-1)?.amountFen
  const paid = lines[0]?.amountFen ?? 0
  return (
    <Card title={title}>
      {leads && total !== undefined && paid > 0 && (
        <>
          <p className={css.lead}>
            <Price {...priceParts(yuan(total))} />
          </p>
          <span aria-hidden className={css.share}>
            <i style={{ flexGrow: paid - total }} />
            <i style={{ flexGrow: total }} />
          </span>
        </>
      )}
      <Facts values="end" total items={lines.map(({ name, amountFen }) => ({ name, value: yuan(amountFen) }))} />
      {total !== undefined && (
        <div className={css.capitals}>
          <Quiet>{`大写：人民币${capitalAmount(total)}`}</Quiet>
        </div>
      )}
    </Card>
  )
}

/** A part of a payment by its channel: 第二笔 对公转账. */
export function nameOf({ channel, seq }: Refund['parts'][number]): string {
  return seq === undefined ? channel : `${nth(seq, '笔')} ${channel}`
}

/**
 * What is refunded through which channel, part by part. `account`: the target of transfers, once it is given. product
 * E5
 */
export function Channels({ parts, account = '' }: { parts: Refund['parts']; account?: string | undefined }) {
  return (
    <Card title="退回渠道">
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={nameOf(part)}>
            <div>
              {nameOf(part)}
              <Quiet>{part.toAccount ? account || '退至您填写的本人银行账户' : '原路退回'}</Quiet>
            </div>
            <strong>{yuan(part.amountFen)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}
