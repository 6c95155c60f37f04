import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { BindFields, MOVE_QUESTION, MoveChoices } from './bind-form.tsx'
import { useBindSheet } from './bind-sheet.model.ts'
import css from './login.module.css'

/** Binds a mobile number in a sheet over the page that needs it, and then continues there. AC-02 */
export function BindSheet({ onEnd }: { onEnd: (isBound: boolean) => void }) {
  const { open, form, close } = useBindSheet(onEnd)
  return (
    <Sheet open={open} title={form.moving.open ? MOVE_QUESTION : '绑定手机号'} onClose={close}>
      {form.moving.open ? (
        <MoveChoices form={form} />
      ) : (
        <Stack gap={4}>
          <p className={css.lead}>绑定手机号，保存您的课程与服务</p>
          <BindFields form={form} />
          <Button kind="ghost" onClick={close}>
            暂不绑定
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}
