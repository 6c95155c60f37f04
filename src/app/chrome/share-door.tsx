import { useState } from 'react'
import { useLocation } from 'wouter'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt, usePageTable } from '#app/routes/page-table.ts'
import type { AppServices } from '#app/boot/app-services.ts'
import { useTrack } from '#tracking/context.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './share-door.module.css'

const SharePanel = lazyPart(() => import('./share-panel.tsx').then((m) => m.SharePanel), <Skeleton lines={3} inset />)

/** Sharing outside WeChat, which has its own menu: on every page that can be shared. CO-03 */
export function ShareDoor({ services }: { services: AppServices }) {
  const [path] = useLocation()
  const [openAt, setOpenAt] = useState('')
  const track = useTrack()
  const page = pageAt(usePageTable(appPages).pages, path)
  if (page?.share !== 'O' || services.host.kind === 'inside') return null
  const link = () => services.link(path, location.search.replace(/^\?/, ''))
  const open = () => {
    setOpenAt(path)
    void track('share', 'open_menu', page.pattern)
  }
  return (
    <aside aria-label="分享">
      <button type="button" className={css.door} onClick={open}>
        分享
      </button>
      <Sheet open={openAt === path} title="分享" onClose={() => setOpenAt('')}>
        {openAt === path && <SharePanel link={link} />}
      </Sheet>
    </aside>
  )
}
