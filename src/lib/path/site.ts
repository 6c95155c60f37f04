import { OPEN_NOTICE } from './notice-href.ts'

const SITE =
  /^\/(?:index|gcInfo|compliance|aboutUs|company_introduction|contactUs|product|protection|information|investment|showPractitioner|introduce|upgrade|privacyProtocol|userPolicy|personal-info-(?:sharing|collection)|tip-page|gczt_download|download)(?:\/|$)/

/** The page where WeChat opens the app. Its HTML has a policy of its own, so a link to it loads the page. */
export const OPEN_APP = '/download/jcj-app/open'

/** The pages whose HTML lets WeChat draw its open tags. */
export const openTagPages: readonly string[] = [OPEN_APP, OPEN_NOTICE]

/** Whether a path belongs to the information site: by its first segment, or as a page that is drawn with it. spec §2 */
export function isSite(pathname: string): boolean {
  return SITE.test(pathname) || pathname === OPEN_NOTICE
}
