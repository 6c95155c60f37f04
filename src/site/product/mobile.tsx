import { RiskLine } from '#ui/risk-line.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { kinds, words } from './page.ts'
import { KindCard, Rules } from './parts.tsx'

/** The services on a phone: one card below the other. SI-09 */
export function ProductMobile() {
  return (
    <SiteFrame {...words}>
      <Stack>
        {kinds.map((kind) => (
          <KindCard key={kind.key} kind={kind} heading />
        ))}
        <Rules />
      </Stack>
      <RiskLine />
    </SiteFrame>
  )
}
