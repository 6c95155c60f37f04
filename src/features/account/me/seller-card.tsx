import { useState } from 'react'
import { brand } from '#config/brand.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { MePage } from './me.model.ts'
import css from './me.module.css'

/** The customer's adviser; until one is known, the hotline fills the same space. */
export function SellerCard({ seller, onHelp }: { seller: MePage['seller']; onHelp: () => void }) {
  const [open, setOpen] = useState(false)
  const add = seller?.qrUrl ? () => setOpen(true) : undefined
  return (
    <section className={css.seller} aria-label="我的服务人员">
      <Avatar src={seller?.avatarUrl ?? ''} name={seller?.name ?? '客'} size={44} />
      <div className={css.who}>
        <p className={css.name}>{seller?.name ?? '官方客服'}</p>
        <p className={css.line}>{seller?.role ?? brand.hotline}</p>
      </div>
      <Button kind="plain" size="small" onClick={add ?? onHelp}>
        {add ? '添加企业微信' : '联系客服'}
      </Button>
      {seller && (
        <Sheet open={open} title="添加企业微信" onClose={() => setOpen(false)}>
          <div className={css.code}>
            <Picture src={seller.qrUrl} alt={`${seller.name}的企业微信二维码`} ratio={1} />
            <p className={css.line}>长按识别二维码，添加服务人员</p>
          </div>
        </Sheet>
      )}
    </section>
  )
}
