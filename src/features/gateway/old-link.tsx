import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { useOldLink } from './old-link.model.ts'

export function OldLinkScreen() {
  usePage({ title: '正在打开' })
  useOldLink()
  return <Spinner />
}
