import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { AppServices } from '#app/boot/app-services.ts'
import { useRenew } from '#data/use-renew.ts'
import { bindHref } from '#lib/path/login-href.ts'
import type { BindDesk } from './bind-desk.ts'

/** Where the sheet is drawn. */
export function BindCounter({ open }: { open: AppServices['bindDesk'] }): ReactNode {
  const [desk, setDesk] = useState<BindDesk>()
  useEffect(() => void open().then(setDesk, () => undefined), [open])
  const renew = useRenew()
  useEffect(() => {
    // A link to the bind page that returns here opens the sheet over the page, so that nothing on the page is lost.
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !leadsBack(event.target)) return
      event.preventDefault()
      void open()
        .then(({ ask }) => ask(true))
        .then((isBound) => (isBound ? renew() : undefined))
    }
    addEventListener('click', press, { capture: true })
    return () => removeEventListener('click', press, { capture: true })
  }, [open, renew])
  return desk && <Question desk={desk} />
}

function leadsBack(target: Element): boolean {
  return target.closest('a')?.getAttribute('href') === bindHref(location.pathname + location.search)
}

function Question({ desk }: { desk: BindDesk }) {
  const shown = useSyncExternalStore(desk.subscribe, desk.get, () => null)
  return shown && <shown.Sheet onEnd={shown.onEnd} />
}
