import { Caution } from '#ui/caution.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'

const NewTestForm = lazyPart(() => import('./new-test-form.tsx').then((m) => m.NewTestForm), <Skeleton lines={14} />)

/** 新建回测. SG-14 */
export function NewTestScreen() {
  usePage({ title: '新建回测' })
  return (
    <Screen title="新建回测">
      <Stack gap={3} inset>
        <Caution>历史回测不等于实盘：同一套规则，在过去的行情里走一遍。</Caution>
        <NewTestForm />
      </Stack>
      <RiskLine />
    </Screen>
  )
}
