import { loginHref } from '#lib/path/login-href.ts'
import { showLogin } from '#api/domains/account/app-config.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useSignedIn } from '#session/context.tsx'
import { useMounted } from '#ui/mounted.ts'
import type { Opens } from './modules/destination.ts'
import { type Prompt, toPrompt } from './prompt.words.ts'

/** The first render, like the prerendered page, is that of an unknown visitor. */
export function usePrompt(opens: Opens): Prompt {
  const mounted = useMounted()
  const signedIn = useSignedIn() && mounted
  const now = useNow()
  const me = useCall(usersMe, mounted ? {} : null, { offline: { title: '我的', route: '/me', part: true } })
  const login = useCall(showLogin, signedIn ? null : {}, { cache: true })
  if (!signedIn) {
    const text = '登录后可保存学习进度、查看已购课程'
    const shown = login.state === 'ready' && login.data.show
    return shown ? { text, action: { label: '登录', href: loginHref('/home') } } : { text }
  }
  return me.state === 'ready' ? toPrompt(me.data, now, opens) : { text: me.state === 'failed' ? '欢迎回来' : '\u00a0' }
}
