import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { head, useIntroduction } from './page.ts'
import { Company, Onward, Points } from './parts.tsx'

/** A page to share: large text, no navigation. SI-07 */
export function IntroductionMobile() {
  const { points, ...who } = useIntroduction()
  return (
    <SiteFrame {...head} bare>
      <Stack gap={3}>
        <Points points={points} />
        <Company {...who} />
        <Onward />
      </Stack>
    </SiteFrame>
  )
}
