import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useInvite } from './invite.model.ts'
import css from './invite.module.css'

/** 邀请页. product HM-03 */
export function InviteScreen() {
  const model = useInvite()
  return (
    <Screen title="邀请">
      {model.state === 'invalid' ? (
        <Empty text="邀请已失效" action={{ label: '看看其他课程', href: '/course' }} />
      ) : (
        <LoadState loaded={model.invitation} skeleton={<Waiting />}>
          {({ inviter, target }) => (
            <div className={css.page}>
              <p className={css.who}>{inviter} 邀请您一起学习</p>
              <LoadState loaded={target} skeleton={<Waiting />}>
                {({ href, cover, title, facts, price }) => (
                  <article className={css.card}>
                    <Picture src={cover} alt="" ratio={16 / 9} eager />
                    <div className={css.words}>
                      <h2>{title}</h2>
                      <p>{facts}</p>
                      <strong>{price}</strong>
                    </div>
                    <div className={css.action}>
                      <LinkButton href={href} kind="primary">
                        立即查看
                      </LinkButton>
                    </div>
                  </article>
                )}
              </LoadState>
              <p className={css.small}>邀请人不能看到您的学习与付款情况，接受邀请也不需要再邀请他人。</p>
            </div>
          )}
        </LoadState>
      )}
      <RiskLine />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Waiting() {
  return (
    <div className={css.page}>
      <Skeleton ratio={16 / 9} lines={4} />
    </div>
  )
}
