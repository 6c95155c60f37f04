import type { Sent } from '#test/wechat/bridge/report.ts'
import { element } from './element.ts'

/** The chat the cards arrive in. `open` gets the link of a card that the other person taps. */
export function createChat(share: (to: 'friend' | 'timeline') => void, open: (link: string) => void) {
  const friend = element('button', { class: 'send', click: () => share('friend') }, '发送给朋友')
  const timeline = element('button', { click: () => share('timeline') }, '分享到朋友圈')
  const hint = element('p', { class: 'hint' }, '点按按钮，看对方收到的样子。')
  const list = element('ol', { class: 'chat', 'aria-live': 'polite' })
  const root = element(
    'section',
    { class: 'panel' },
    element('h2', {}, '聊天'),
    element('div', { class: 'row' }, friend, timeline),
    hint,
    list,
  )
  return {
    root,
    menu(hidden: readonly string[]) {
      friend.disabled = hidden.includes('menuItem:share:appMessage')
      timeline.disabled = hidden.includes('menuItem:share:timeline')
      hint.textContent = friend.disabled ? '此页面隐藏了分享菜单。' : '点按按钮，看对方收到的样子。'
    },
    received(sent: Sent) {
      list.prepend(element('li', {}, ...drawn(sent, open)))
    },
  }
}

function drawn({ card, own, to }: Sent, open: (link: string) => void): Node[] {
  const picture = card.imgUrl === '' ? element('span', { class: 'thumb' }, '🔗') : image(card.imgUrl)
  const body = element(
    'div',
    { class: 'card' },
    element('strong', {}, card.title),
    ...(to === 'friend' ? [element('span', { class: 'desc' }, card.desc)] : []),
    picture,
  )
  const kind = `${to === 'friend' ? '发送给朋友' : '朋友圈'}${own ? '' : ' · 默认卡片（页面未设置）'}`
  return [
    element('small', {}, kind),
    body,
    element('code', {}, card.link),
    element('button', { click: () => open(card.link) }, '在聊天中打开'),
  ]
}

function image(source: string) {
  return element('img', { class: 'thumb', src: source, alt: '', width: 48, height: 48 })
}
