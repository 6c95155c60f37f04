import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/screen.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Outcome, useAuthorization } from './authorization.model.ts'
import css from './gateway.module.css'

/** The page WeChat returns to, when the exchange did not lead on by itself. */
export function AuthorizationScreen({ outcome }: { outcome: Outcome }) {
  const authorization = useAuthorization(outcome)
  usePage({ title: '微信授权' })
  if (authorization.state === 'working') {
    return (
      <Screen title="微信授权">
        <Spinner />
        <output className={css.note}>正在授权</output>
      </Screen>
    )
  }
  return (
    <Screen title="微信授权">
      <div className={css.page}>
        {authorization.state === 'failed' ? (
          <>
            <p role="alert" className={css.lead}>
              {authorization.message}
            </p>
            {authorization.retry && (
              <Button kind="primary" onClick={authorization.retry}>
                重试
              </Button>
            )}
          </>
        ) : authorization.authorize ? (
          <>
            <p className={css.lead}>授权后可保存您的课程与学习进度</p>
            <Button kind="primary" onClick={authorization.authorize}>
              微信授权登录
            </Button>
          </>
        ) : (
          <p className={css.lead}>请在微信中打开，或使用手机号登录</p>
        )}
        <LinkButton href="/login" kind={authorization.state === 'failed' ? 'plain' : 'ghost'}>
          手机号登录
        </LinkButton>
        <LinkButton href="/course" kind="ghost">
          返回首页
        </LinkButton>
      </div>
    </Screen>
  )
}
