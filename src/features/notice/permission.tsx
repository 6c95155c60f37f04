import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { usePermission } from './permission.model.ts'

/** The result of WeChat's permission dialog, and the button that stores it. */
export function Permission() {
  const permission = usePermission()
  if (!permission) return null
  const { view, busy, error, save, close } = permission
  return (
    <Card title="微信提醒">
      {view.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <FormError>{error}</FormError>
      <Row>
        {view.allowed.length > 0 && (
          <Button size="small" busy={busy} onClick={save}>
            保存提醒
          </Button>
        )}
        <Button kind="plain" size="small" onClick={close}>
          {view.allowed.length > 0 ? '不保存' : '知道了'}
        </Button>
      </Row>
    </Card>
  )
}
