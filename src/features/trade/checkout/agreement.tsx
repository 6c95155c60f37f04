import { day } from '#lib/time/dates.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Agreement, useAgreement } from './agreement.model.ts'
import css from '#features/trade/text.module.css'

/** 协议全文. OR-02 */
export function AgreementScreen() {
  const agreement = useAgreement()
  const title = agreement.state === 'ready' ? (agreement.data?.name ?? '协议') : '协议'
  return (
    <Screen title={title}>
      <LoadState loaded={agreement} skeleton={<Skeleton lines={14} />}>
        {(found) =>
          found ? (
            <Text agreement={found} />
          ) : (
            <Empty text="没有这份文件" action={{ label: '看公示文件', href: '/compliance/license' }} />
          )
        }
      </LoadState>
    </Screen>
  )
}

function Text({ agreement: { name, docVersion, effectiveAt, paragraphs } }: { agreement: Agreement }) {
  return (
    <article className={css.text}>
      <h2 className={css.title}>{name}</h2>
      <p className={css.small}>{`版本 ${docVersion} · ${day(effectiveAt)} 起生效`}</p>
      {paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </article>
  )
}
