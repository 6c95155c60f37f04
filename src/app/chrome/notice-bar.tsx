import { useSyncExternalStore } from 'react'
import { loginHref } from '#lib/path/login-href.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { NoticeBoard } from './notice.ts'
import css from './notice.module.css'

/** Shows the notice of the board. */
export function NoticeBar({ board }: { board: NoticeBoard }) {
  const notice = useSyncExternalStore(board.subscribe, board.get, () => null)
  if (!notice) return null
  const answer = (then?: () => void) => () => {
    board.show(null)
    then?.()
  }
  return (
    <div className={css['bar']} role="alert">
      <p>{notice.text}</p>
      <div className={css['ways']}>
        {notice.retry && (
          <Button size="small" onClick={answer(notice.retry)}>
            重试
          </Button>
        )}
        {notice.login !== undefined && (
          <LinkButton href={loginHref(notice.login)} kind="plain" size="small" onClick={answer()}>
            手机号登录
          </LinkButton>
        )}
        <Button kind="ghost" size="small" onClick={answer()}>
          知道了
        </Button>
      </div>
    </div>
  )
}
