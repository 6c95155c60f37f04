import { LoadState } from '#entities/loaded/load-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { classes } from '#ui/classes.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import css from '#features/account/account.module.css'
import { useCertification } from './certification.model.ts'

/** 实名信息: the masked identity, and the link to verify it. AC-10 */
export function CertificationScreen() {
  const { loaded, hidden } = useCertification()
  usePage({ title: '实名信息' })
  return (
    <Screen title="实名信息">
      <div data-hidden={hidden || undefined} className={classes(hidden && css.hidden)}>
        <LoadState loaded={loaded} skeleton={<Skeleton lines={6} />}>
          {({ status, tone, note, rows, verb, href }) => (
            <>
              <CellGroup>
                <Cell title="认证状态" note={note} value={<Badge tone={tone}>{status}</Badge>} />
                {rows.map(({ title, value }) => (
                  <Cell key={title} title={title} value={value} />
                ))}
              </CellGroup>
              <div className={css.page}>
                {verb && (
                  <LinkButton href={href} kind="primary">
                    {verb}
                  </LinkButton>
                )}
                <p className={css.text}>
                  身份信息仅用于实名认证、合同签署与适当性管理，按最小必要原则加密保存；如信息有误，请联系客服更正。
                </p>
              </div>
            </>
          )}
        </LoadState>
      </div>
    </Screen>
  )
}
