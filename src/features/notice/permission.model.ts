import { useSearchParams } from 'wouter'
import { noticeSubFilter } from '#api/domains/benefits/notice-sub.ts'
import { wxMaSubscribe } from '#api/domains/service/other.ts'
import { dataOf } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { type PermissionView, toPermission } from './permission.words.ts'

export interface Permission {
  view: PermissionView
  busy: boolean
  error: string
  save: () => void
  close: () => void
}

/**
 * The result of WeChat's permission dialog, as returned in the address: a hint. Only a press stores it with the
 * service; sending it twice does no harm. SV-03
 */
export function usePermission(): Permission | undefined {
  const [search, setSearch] = useSearchParams()
  const send = useSend()
  const toast = useToast()
  const view = toPermission(search.get('wechat') ?? '', dataOf(useCall(noticeSubFilter, {})) ?? [])
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('wechat')
        return next
      },
      { replace: true },
    )
  const { busy, error, submit } = useSubmit({
    fields: view?.allowed ?? [],
    run: (templateIds) => send(wxMaSubscribe, { templateIds: [...templateIds] }),
    done() {
      toast('已保存，有提醒时通过微信发送')
      close()
    },
  })
  return view && { view, busy, error, save: submit, close }
}
