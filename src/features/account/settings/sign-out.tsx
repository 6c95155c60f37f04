import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import css from './settings.module.css'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** 退出登录, at the end of the settings: it asks first, and needs no network. */
export function SignOut() {
  const signedIn = useSignedIn()
  const { signOut } = useSessionActions()
  const [open, setOpen] = useState(false)
  const [, navigate] = useLocation()
  const toast = useToast()
  if (!signedIn) return null
  const leave = async () => {
    navigate('/me', { replace: true })
    await signOut()
    toast('已退出登录')
  }
  return (
    <div className={css.leave}>
      <Button kind="danger" size="large" onClick={() => setOpen(true)}>
        退出登录
      </Button>
      <SignOutDialog open={open} onClose={() => setOpen(false)} signOut={leave} />
    </div>
  )
}
