import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { courseHref } from '#lib/path/learn-href.ts'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTakeGift } from './gift.model.ts'
import { useInvite } from './invite.model.ts'
import css from './invite.module.css'

/** 邀请页. HM-03 */
export function InviteScreen() {
  const model = useInvite()
  return (
    <Screen title="邀请">
      {model.state === 'invalid' ? (
        <Empty text={model.why} action={{ label: '看看其他课程', href: '/course' }} />
      ) : (
        <LoadState loaded={model.invitation} skeleton={<Waiting />}>
          {({ inviter, target, gift }) => (
            <div className={css.page}>
              <p className={css.who}>{gift?.view.lead ?? `${inviter} 邀请您一起学习`}</p>
              <LoadState loaded={target} skeleton={<Waiting />}>
                {({ href, cover, title, facts, price }) => (
                  <article className={css.card}>
                    <Picture src={cover} alt="" ratio={16 / 9} eager />
                    <div className={css.words}>
                      <h2>{title}</h2>
                      <p>{facts}</p>
                      {gift && <p>{gift.view.facts}</p>}
                      <strong>{gift ? `课程价格 ${price}，领取免费` : price}</strong>
                    </div>
                    <div className={css.action}>
                      {gift && !gift.isMine ? (
                        <TakeGift {...gift} />
                      ) : (
                        <LinkButton href={href} kind="primary">
                          {gift ? '查看课程' : '立即查看'}
                        </LinkButton>
                      )}
                    </div>
                  </article>
                )}
              </LoadState>
              <p className={css.small}>
                {gift?.view.note ?? '邀请人不能看到您的学习与付款情况，接受邀请也不需要再邀请他人。'}
              </p>
            </div>
          )}
        </LoadState>
      )}
      <RiskLine />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function TakeGift({ code, courseNumber }: { code: string; courseNumber: string }) {
  const { label, press, busy, error } = useTakeGift(code, courseNumber)
  return (
    <>
      <FormError>{error}</FormError>
      <Button kind="primary" busy={busy} onClick={press}>
        {label}
      </Button>
      <LinkButton href={courseHref(courseNumber)} kind="ghost">
        先看看课程
      </LinkButton>
    </>
  )
}

function Waiting() {
  return (
    <div className={css.page}>
      <Skeleton ratio={16 / 9} lines={4} />
    </div>
  )
}
