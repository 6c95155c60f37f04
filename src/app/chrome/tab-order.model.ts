import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { navbar } from '#api/domains/account/app-config.ts'
import { useCall } from '#data/use-call.ts'
import { setTabs, tabs } from '#ui/nav/tab-bar.tsx'
import { useOpens } from '#app/routes/app-pages.ts'
import { tabsOf } from './tab-order.ts'

/** Orders the tab bar as the server says, once the first tab page is open. product §1.1, HM-01 */
export function useTabOrder(): void {
  const [path] = useLocation()
  const opens = useOpens()
  const onTab = tabs.some((tab) => tab.path === path)
  const answer = useCall(navbar, onTab ? {} : null, { cache: true })
  const entries = answer.state === 'ready' ? answer.data : undefined
  useEffect(() => {
    if (entries) setTabs(tabsOf(entries, opens, location.origin))
  }, [entries, opens])
}
