import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { head, useContactPage } from './page.ts'
import { Helper, Offices, Service, Ways } from './parts.tsx'

/** The contacts, most used first. SI-11 */
export function ContactMobile() {
  const { ways, complaints, offices, map, service, helper } = useContactPage()
  return (
    <SiteFrame {...head}>
      <Stack gap={3}>
        <Ways title="联系方式" ways={ways} />
        <Service service={service} />
        <Ways title="投诉" ways={complaints} />
        <Offices offices={offices} map={map} />
        <Helper helper={helper} />
      </Stack>
    </SiteFrame>
  )
}
