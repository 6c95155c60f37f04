import { useLocation } from 'wouter'
import type { Sku } from '#api/shapes/order.ts'
import { Contents } from './contents.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import css from '#features/trade/checkout/checkout.module.css'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import prose from '#ui/prose/prose.module.css'

/** What a campaign sells, as text and as a list of lessons. OR-18 */
export function Outline({ sku: { serviceDescHtml, opens } }: { sku: Pick<Sku, 'serviceDescHtml' | 'opens'> }) {
  const [, navigate] = useLocation()
  return (
    <>
      <section className={css.rule}>
        <h3>服务内容</h3>
        <SafeHtml html={serviceDescHtml} files={FILES} onLink={navigate} className={prose.prose} />
      </section>
      {opens && <Contents opens={opens} />}
    </>
  )
}
