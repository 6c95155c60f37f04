import { SiteFrame } from '#site/frame/site-frame.tsx'
import css from './desktop.module.css'
import { head, useContactPage } from './page.ts'
import { Helper, Offices, Service, Ways } from './parts.tsx'

/** The desktop page: addresses beside contacts. product SI-11 */
export function ContactDesktop() {
  const { ways, complaints, offices, map, service, helper } = useContactPage()
  return (
    <SiteFrame {...head}>
      <div className={css.halves}>
        <div className={css.side}>
          <Offices offices={offices} map={map} />
          <Ways title="投诉" ways={complaints} />
        </div>
        <div className={css.side}>
          <Ways title="联系方式" ways={ways} />
          <Service service={service} />
          <Helper helper={helper} />
        </div>
      </div>
    </SiteFrame>
  )
}
