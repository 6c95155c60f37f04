import { type Facts, currentUrl } from './facts.ts'
import { strings, text } from './permissions.ts'
import { type Sent, note, tell } from './report.ts'

type Card = Sent['card']
type Args = Readonly<Record<string, unknown>>

const HIDDEN = '__wx_hidden'
const ITEMS = { friend: 'menuItem:share:appMessage', timeline: 'menuItem:share:timeline' } as const
const EVENTS = { friend: 'menu:share:appmessage', timeline: 'menu:share:timeline' } as const
/** Items that no page can hide. */
const BASIC = new Set(['menuItem:exposeArticle', 'menuItem:setFont', 'menuItem:refresh', 'menuItem:profile'])

/** The ⋯ menu: hidden items, and what would be sent from it. iOS keeps a hidden item over page loads. */
export function createMenu(facts: Facts, safeDomains: () => readonly string[]) {
  const hidden = new Set<string>(facts.platform === 'ios' ? remembered() : [])
  const cards: { friend?: Card; timeline?: Card } = {}
  const listeners = new Map<string, (event: object) => void>()
  let wholeHidden = false

  const changed = () => {
    if (facts.platform === 'ios') sessionStorage.setItem(HIDDEN, JSON.stringify([...hidden]))
    tell({ wechat: 'menu', hidden: [...hidden] })
  }
  const send = (to: 'friend' | 'timeline', card: Card | undefined) => {
    const isHidden = wholeHidden || hidden.has(ITEMS[to])
    const own = card !== undefined && !isHidden
    const link = facts.platform === 'ios' ? facts.loadedUrl : currentUrl()
    const sent: Sent = { to, own, hidden: isHidden, card: own ? card : bare(link) }
    tell({ wechat: 'card', sent })
    note('card', sent)
  }

  return {
    listeners,
    /** Hidden by an earlier page. */
    announce: () => tell({ wechat: 'menu', hidden: [...hidden] }),
    hide(items: unknown) {
      for (const item of strings(items)) if (!BASIC.has(item)) hidden.add(item)
      changed()
    },
    show(items: unknown) {
      for (const item of strings(items)) hidden.delete(item)
      changed()
    },
    whole(on: boolean) {
      wholeHidden = !on
    },
    /** Stores the data for the menu, or says why not. */
    set(to: 'friend' | 'timeline', args: Args): string {
      const card = { title: text(args['title']), desc: text(args['desc']), link: text(args['link']), imgUrl: '' }
      card.imgUrl = text(args['imgUrl'] ?? args['img_url'])
      if (card.title === '') return 'fail_missing title'
      if (!safe(card.link, safeDomains())) return 'fail_link must be in js secure domain list'
      if (!/^https?:\/\//.test(card.imgUrl)) return 'fail_invalid imgUrl'
      cards[to] = card
      return 'ok'
    },
    /** The customer taps the menu item. PC clients know only the older way: ask the page and send its answer. */
    tap(to: 'friend' | 'timeline') {
      const older = listeners.get(EVENTS[to])
      if (older && (facts.platform === 'pc' || !cards[to])) older({ scene: to === 'friend' ? 'friend' : 'timeline' })
      else send(to, facts.platform === 'pc' ? undefined : cards[to])
    },
    /** The page's answer in the older way. */
    sendOlder(to: 'friend' | 'timeline', args: Args): string {
      const result = this.set(to, args)
      send(to, result === 'ok' ? cards[to] : undefined)
      return result === 'ok' ? 'confirm' : result
    },
  }
}

/** WeChat's default for a page without a card: its title and its address, no picture. */
function bare(link: string): Card {
  return { title: document.title || link, desc: link, link, imgUrl: '' }
}

function safe(link: string, domains: readonly string[]): boolean {
  if (!URL.canParse(link) || !/^https?:/.test(link)) return false
  const { hostname } = new URL(link)
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}

function remembered(): string[] {
  try {
    return strings(JSON.parse(sessionStorage.getItem(HIDDEN) ?? '[]'))
  } catch {
    return []
  }
}
