import { Card } from '#ui/layout/card.tsx'
import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './steps.module.css'

/** Outside WeChat there is no payment: the page is opened there. OR-06 */
export function HandOver({ path }: { path: string }) {
  const copy = useCopy()
  const link = location.origin + path
  return (
    <Card label="微信支付">
      <p className={css.notice}>请在微信中打开完成支付</p>
      <div className={css.code}>
        <QrCode text={link} label="用微信扫码打开本页" />
      </div>
      <Quiet>用微信扫码，或复制链接后在微信中打开。付款后本页会自动更新。</Quiet>
      <Button kind="plain" onClick={() => copy(link)}>
        复制链接
      </Button>
    </Card>
  )
}
