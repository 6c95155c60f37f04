import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { head, useIntroduction } from './page.ts'
import { Company, Onward, Points } from './parts.tsx'

/** The same side by side, with the navigation of the site. SI-07 */
export function IntroductionDesktop() {
  const { points, ...who } = useIntroduction()
  return (
    <SiteFrame {...head}>
      <Columns kind="halves">
        <Points points={points} />
        <Stack gap={6}>
          <Company {...who} />
          <Onward />
        </Stack>
      </Columns>
    </SiteFrame>
  )
}
