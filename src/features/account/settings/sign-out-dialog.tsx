import { Confirm } from '#ui/overlay/confirm.tsx'

/** Confirms signing out of this device. */
export function SignOutDialog(props: { open: boolean; onClose: () => void; signOut: () => Promise<void> }) {
  const leave = () => {
    props.onClose()
    void props.signOut()
  }
  return (
    <Confirm open={props.open} title="确定退出登录？" act="退出登录" onConfirm={leave} onClose={props.onClose}>
      <p>退出后，本机保存的个人内容会一并清除。</p>
    </Confirm>
  )
}
