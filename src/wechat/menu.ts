import { plain } from './calls.ts'
import { type HostResult, type ShareCard, done, failed } from './host.ts'
import { ANSWER_TIMEOUT, type Sdk, invokeApi } from './sdk.ts'

/** The items of the ⋯ menu that share or open the page elsewhere. */
const CARRYING = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:facebook',
  'menuItem:share:QZone',
  'menuItem:favorite',
  'menuItem:copyUrl',
  'menuItem:openWithSafari',
  'menuItem:openWithQQBrowser',
]

/** WeChat's menu. */
export interface Menu {
  /** Sets its card; null hides it. */
  carry(card: ShareCard | null): Promise<HostResult>
  /** Another page may have hidden it meanwhile. */
  forget(): void
}

/**
 * Sets the card of WeChat's menu, or hides the menu. iOS keeps a hidden menu hidden even across page loads, so the
 * first card of a document always shows it again. `desktop`: the PC clients support only the older interfaces.
 */
export function createMenu(sdk: Sdk, desktop: boolean): Menu {
  let menu: 'unknown' | 'shown' | 'hidden' = 'unknown'
  const older: Record<string, string> = {}
  let registered = false

  const setOlder = (card: ShareCard) => {
    // The SDK reads the object when the customer shares, so one registration serves all later cards.
    Object.assign(older, { title: card.title, desc: card.desc, link: card.link, imgUrl: card.image })
    if (registered) return
    registered = true
    sdk.onMenuShareAppMessage(older)
    sdk.onMenuShareTimeline(older)
  }

  const show = async () => {
    if (menu === 'shown') return
    menu = 'shown'
    const result = await invokeApi(sdk, 'showMenuItems', { menuList: [...CARRYING] }, ANSWER_TIMEOUT)
    if (result.state !== 'ok' && menu === 'shown') menu = 'unknown'
  }

  const carry = async (card: ShareCard | null): Promise<HostResult> => {
    if (card === null) {
      menu = 'hidden'
      return plain(await invokeApi(sdk, 'hideMenuItems', { menuList: [...CARRYING] }, ANSWER_TIMEOUT))
    }
    const data = { title: card.title, desc: card.desc, link: card.link, imgUrl: card.image }
    const showing = show()
    const friend = invokeApi(sdk, 'updateAppMessageShareData', data, ANSWER_TIMEOUT)
    const timeline = invokeApi(sdk, 'updateTimelineShareData', data, ANSWER_TIMEOUT)
    try {
      if (desktop) setOlder(card)
    } catch (error) {
      return failed(String(error))
    }
    await showing
    const results = [plain(await friend), plain(await timeline)]
    return results.find((result) => result.state !== 'ok') ?? done
  }

  const forget = () => {
    menu = 'unknown'
  }
  return { carry, forget }
}
