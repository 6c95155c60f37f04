import { appVersion } from '#api/domains/account/app-config.ts'
import { brand } from '#config/brand.ts'
import { useCall } from '#data/use-call.ts'

/** 关于: the version and the company. */
export function useAbout(): { version: string; notes: string; rows: { title: string; value: string }[] } {
  const answer = useCall(appVersion, {}, { cache: true })
  const ready = answer.state === 'ready'
  return {
    version: ready ? answer.data.version : '--',
    notes: ready ? answer.data.notes : '',
    rows: [
      { title: '经营机构', value: brand.companyName },
      { title: '证券投资咨询业务资格', value: brand.licenseNo },
      { title: '网站备案', value: brand.icpNo },
    ],
  }
}
