import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** Confirms signing out of this device. */
export function SignOutDialog(props: { open: boolean; onClose: () => void; signOut: () => Promise<void> }) {
  const leave = () => {
    props.onClose()
    void props.signOut()
  }
  return (
    <Dialog
      open={props.open}
      title="确定退出登录？"
      onClose={props.onClose}
      actions={
        <>
          <Button kind="plain" onClick={props.onClose}>
            取消
          </Button>
          <Button kind="danger" onClick={leave}>
            退出登录
          </Button>
        </>
      }
    >
      <p>退出后，本机保存的个人内容会一并清除。</p>
    </Dialog>
  )
}
