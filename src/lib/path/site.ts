const SITE =
  /^\/(?:index|gcInfo|compliance|aboutUs|company_introduction|contactUs|product|protection|information|investment|showPractitioner|introduce|upgrade|privacyProtocol|userPolicy|personal-info-(?:sharing|collection)|tip-page|gczt_download|download)(?:\/|$)/

/** The page where WeChat opens the app. Its HTML has a policy of its own, so a link to it loads the page. */
export const OPEN_APP = '/download/jcj-app/open'

/** Whether a path belongs to the information site, by its first segment. spec §2 */
export function isSite(pathname: string): boolean {
  return SITE.test(pathname)
}
