import { useState } from 'react'
import type { PageProps } from '#data/page/page.ts'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { OfflineBar } from '#ui/state/offline-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { Entries } from './entries.tsx'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { useMe } from './me.model.ts'
import css from './me.module.css'
import { FirstSteps, RunningServices, ToDos } from './now.tsx'
import { SellerCard } from './seller-card.tsx'
import { Who } from './who.tsx'

/** 「我的」. Whatever depends on the session fills space that the guest's page already has. */
export function MeScreen({ useOpens }: Pick<PageProps, 'useOpens'>) {
  const page = useMe(useOpens())
  const [helpOpen, setHelpOpen] = useState(false)
  usePage({ title: '我的' })
  return (
    <Screen title="我的" tab="me">
      <header className={css.header}>
        <Who header={page.header} hasCount={page.hasCount} />
      </header>
      <div className={css.now}>
        <ToDos items={page.toDos} isPartial={page.isPartial} />
        {page.header.guest ? <FirstSteps /> : page.running && <RunningServices loaded={page.running} />}
      </div>
      <Entries more={page.more} waiting={page.waiting} hasCount={page.hasCount} onEntry={page.entered} />
      <SellerCard seller={page.seller} onHelp={() => setHelpOpen(true)} />
      <DisclosureFooter company={brand} />
      <CallUsSheet open={helpOpen} onClose={() => setHelpOpen(false)} />
      {page.savedAt && <OfflineBar savedAt={page.savedAt} />}
    </Screen>
  )
}
