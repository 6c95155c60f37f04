const SITE =
  /^\/(?:index|gcInfo|compliance|aboutUs|company_introduction|contactUs|product|protection|information|investment|showPractitioner|introduce|upgrade|privacyProtocol|userPolicy|personal-info-(?:sharing|collection)|tip-page|gczt_download|download)(?:\/|$)/

/** The page where WeChat opens the app: its HTML has a policy of its own, so a way to it is a load of the page. */
export const OPEN_APP = '/download/jcj-app/open'

/** Whether a path belongs to the information site: it begins as one of its pages does. spec §2 */
export function isSite(pathname: string): boolean {
  return SITE.test(pathname)
}
