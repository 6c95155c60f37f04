import { useState } from 'react'
import { useSearch } from 'wouter'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { useHost } from '#wechat/page.tsx'
import { type BindForm, useBindForm } from './bind-form.model.ts'
import { afterLogin } from './target.ts'

export type Bind =
  | { state: 'leaving' }
  /** Nobody is signed in yet: authorize in WeChat, or log in outside it. */
  | { state: 'guest'; wechat: (() => void) | null }
  | { state: 'form'; form: BindForm; skip: string }

/** Binding on a page of its own, for links to it. AC-02 */
export function useBind(): Bind {
  const search = useSearch()
  const target = afterLogin(search, location.origin)
  const signedIn = useSignedIn()
  const { signIn } = useSessionActions()
  const inside = useHost().kind === 'inside'
  const navigate = useNavigateFromHere()
  const [leaving, setLeaving] = useState(false)
  const form = useBindForm(() => {
    setLeaving(true)
    navigate(target, { replace: true })
  })

  if (leaving) return { state: 'leaving' }
  if (!signedIn) return { state: 'guest', wechat: inside ? () => signIn(`/login/bind${search && `?${search}`}`) : null }
  return { state: 'form', form, skip: target }
}
