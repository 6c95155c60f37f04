import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { AuthorLine } from '#site/frame/author-line.tsx'
import { useAnalysts } from './page.ts'
import css from './information.module.css'

/** The authors with their registration numbers. */
export function People() {
  return (
    <Card title="作者与登记编号">
      <LoadState loaded={useAnalysts()} skeleton={<Skeleton lines={10} />}>
        {(list) => (
          <ul className={css.people}>
            {list.map((analyst) => (
              <li key={analyst.number}>
                <AuthorLine author={analyst} />
                {analyst.intro !== undefined && <Quiet>{analyst.intro}</Quiet>}
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      <LinkButton href="/showPractitioner" kind="plain" size="small">
        核验从业人员
      </LinkButton>
    </Card>
  )
}
