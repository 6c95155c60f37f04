import type { ReactNode } from 'react'
import type { Sku } from '#api/shapes/order.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { factsText } from '#features/trade/sku/sku.words.ts'
import { Picture } from '#ui/media/picture.tsx'
import css from '#features/trade/checkout/checkout.module.css'

/** The service of an order: picture, name, kind and provider. law §5 */
export function ServiceLine({ sku, children }: { sku: Sku; children?: ReactNode }) {
  return (
    <div className={css.line}>
      <span className={css.cover}>
        <Picture src={fileAt(sku.coverUrl)} alt="" ratio={1} />
      </span>
      <div className={css.words}>
        <h2 className={css.name}>{sku.name}</h2>
        <p className={css.small}>{factsText(sku)}</p>
        {sku.analysts.slice(0, 1).map(({ name, certNo }) => (
          <p key={certNo} className={css.adviser}>
            {name} <span>{`投资顾问 ${certNo}`}</span>
          </p>
        ))}
        {children}
      </div>
    </div>
  )
}
