import { brand } from '#config/brand.ts'
import { element } from './element.ts'
import { linkOf, type Message } from './messages.ts'

interface MenuItem {
  name: string
  path: string
}

const from = (scene: string) => `scene=${scene}&salesNumber=S100`

/** The starting point of a customer: the menu item tapped in the first scene. */
export const COURSES: MenuItem = { name: '股票课程', path: `/course?${from('menu_course')}` }

const MENU: readonly { name: string; items: readonly MenuItem[] }[] = [
  {
    name: '学习',
    items: [
      COURSES,
      { name: '投顾专栏', path: `/column?${from('menu_column')}` },
      { name: '投资者保护', path: `/protection?${from('menu_protection')}` },
    ],
  },
  {
    name: '直播看盘',
    items: [
      { name: '今日直播', path: `/live?${from('menu_live')}` },
      { name: '自选股票', path: `/stock?${from('menu_stock')}` },
      { name: '股票案例', path: `/case?${from('menu_case')}` },
    ],
  },
  {
    name: '我的',
    items: [
      { name: '个人中心', path: `/me?${from('menu_me')}` },
      { name: '我的订单', path: `/me/order?${from('menu_order')}` },
      { name: '投诉与建议', path: `/complaint?${from('menu_complaint')}` },
    ],
  },
]

/** The chat of the official account: its messages, and its menu. product §2.19 */
export function createAccountChat(open: (path: string) => void) {
  const list = element('ol', { class: 'talk', 'aria-live': 'polite' })
  const groups = MENU.map(({ name, items }) => {
    const sub = element(
      'div',
      { class: 'submenu', hidden: true },
      ...items.map((item) => element('button', { click: () => choose(item) }, item.name)),
    )
    const head = element('button', { 'aria-expanded': 'false', click: () => unfold(sub.hidden ? name : '') }, name)
    return { name, sub, head, root: element('div', { class: 'menu-item' }, sub, head) }
  })
  const unfold = (name: string) => {
    for (const group of groups) {
      group.sub.hidden = group.name !== name
      group.head.setAttribute('aria-expanded', String(group.name === name))
    }
  }
  const choose = ({ path }: MenuItem) => {
    unfold('')
    open(path)
  }
  const welcome = `欢迎关注${brand.name}。点下方菜单开始学习；${brand.riskLine}。`
  const show = (messages: readonly Message[]) =>
    list.replaceChildren(bubble(welcome), ...messages.toReversed().map((each) => notice(each, open)))
  show([])
  const toNewest = () => void (list.scrollTop = list.scrollHeight)
  return {
    root: element(
      'div',
      { class: 'account' },
      list,
      element('nav', { class: 'menu', 'aria-label': '公众号菜单' }, ...groups.map(({ root }) => root)),
    ),
    /** Expands a group of the menu; none for ''. */
    unfold,
    choose,
    show(messages: readonly Message[]) {
      show(messages)
      toNewest()
    },
    toNewest,
  }
}

function bubble(text: string) {
  return element(
    'li',
    {},
    element('span', { class: 'face' }, brand.name.slice(0, 1)),
    element('p', { class: 'bubble' }, text),
  )
}

function notice(message: Message, open: (link: string) => void) {
  const { title, text, mobile } = message
  const card = element(
    'button',
    { class: 'notice', click: () => open(linkOf(message)) },
    element('strong', {}, title),
    element('span', {}, text),
    element('small', {}, [mobile, '查看详情 ›'].filter(Boolean).join(' · ')),
  )
  return element('li', {}, card)
}
