import type { Sent } from '#test/wechat/bridge/report.ts'
import { element } from './element.ts'

/** The recipient's view of a share: the card as it arrives, in a chat or in moments. `open` gets its link. */
export function createChat(share: (to: 'friend' | 'timeline') => void, open: (link: string) => void) {
  const friend = element('button', { class: 'send', click: () => share('friend') }, '发送给朋友')
  const timeline = element('button', { click: () => share('timeline') }, '分享到朋友圈')
  const hint = element('p', { class: 'hint' }, '')
  const list = element('ol', { class: 'received', 'aria-live': 'polite' })
  const root = element(
    'section',
    { class: 'panel' },
    element('h2', {}, '对方看到的'),
    element('div', { class: 'row' }, friend, timeline),
    hint,
    list,
  )
  const menu = (hidden: readonly string[]) => {
    friend.disabled = hidden.includes('menuItem:share:appMessage')
    timeline.disabled = hidden.includes('menuItem:share:timeline')
    hint.textContent = friend.disabled
      ? '此页面隐藏了分享菜单。'
      : '分享手机上的页面，卡片会出现在这里；点开卡片，手机就换成对方的。'
  }
  menu([])
  return {
    root,
    menu,
    received(sent: Sent) {
      const { own, to, card } = sent
      const kind = `${to === 'friend' ? '聊天' : '朋友圈'}${own ? '' : ' · 默认卡片（页面未设置）'}`
      list.prepend(element('li', {}, element('small', {}, kind), cardOf(sent, open), element('code', {}, card.link)))
    },
  }
}

/** A shared card; a press opens it as the other person. */
export function cardOf({ card, to }: Sent, open: (link: string) => void): HTMLElement {
  const picture =
    card.imgUrl === ''
      ? element('span', { class: 'thumb' }, '🔗')
      : element('img', { class: 'thumb', src: card.imgUrl, alt: '', width: 48, height: 48 })
  return element(
    'button',
    { class: 'card', click: () => open(card.link) },
    element('strong', {}, card.title),
    element('span', { class: 'desc' }, to === 'friend' ? card.desc : ''),
    picture,
  )
}
