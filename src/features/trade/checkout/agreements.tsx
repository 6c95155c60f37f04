import { Anchor } from '#ui/anchor.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import type { CheckoutPage } from './checkout.model.ts'
import css from './checkout.module.css'

/** The documents of an order, each opened by itself, and the tick. OR-02 */
export function Agreements({ page: { documents, agreed, agree, open, fieldErrors } }: { page: CheckoutPage }) {
  return (
    <section className={css.documents} aria-label="协议">
      <p className={css.top}>
        <b>{`协议 ${documents.length}份`}</b>
        <span className={css.small}>请逐份打开</span>
      </p>
      <ul>
        {documents.map(({ id, name, href, opened }) => (
          <li key={id}>
            <Anchor href={href} className={css.document} onClick={() => open(id)}>
              <span>{`《${name}》`}</span>
              <span className={opened ? css.done : css.open}>{opened ? '已打开' : '去阅读'}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <CheckField checked={agreed} onChange={agree} error={fieldErrors.agreement}>
        本人已阅读并同意以上文件
      </CheckField>
    </section>
  )
}
