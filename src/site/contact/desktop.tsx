import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { head, useContactPage } from './page.ts'
import { Helper, Offices, Service, Ways } from './parts.tsx'

/** The desktop page: addresses beside contacts. SI-11 */
export function ContactDesktop() {
  const { ways, complaints, offices, map, service, helper } = useContactPage()
  return (
    <SiteFrame {...head}>
      <Columns kind="halves">
        <Stack gap={6}>
          <Offices offices={offices} map={map} />
          <Ways title="投诉" ways={complaints} />
        </Stack>
        <Stack gap={6}>
          <Ways title="联系方式" ways={ways} />
          <Service service={service} />
          <Helper helper={helper} />
        </Stack>
      </Columns>
    </SiteFrame>
  )
}
