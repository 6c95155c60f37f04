import { brand } from '#config/brand.ts'
import type { Sent } from '#test/wechat/bridge/report.ts'
import { COURSES, type createAccountChat } from './account-chat.ts'
import type { Phone } from './phone.ts'

/** A step of a scene: its action, and how to see that it has happened. */
export interface Step {
  says: string
  act?: () => unknown
  /** A short text, or '', once it happened; undefined until then. */
  seen: () => string | undefined | Promise<string | undefined>
}

export interface Scene {
  name: string
  about: string
  steps: readonly Step[]
}

export interface Surroundings {
  phone: Phone
  account: ReturnType<typeof createAccountChat>
  /** Gives an empty phone to somebody else, with a network. */
  handOver: () => Promise<unknown>
  /** Shows the chat with the account. */
  showAccount: () => void
  /** Shows the chat in which the other person finds a card. */
  showFriend: (sent: Sent) => void
  setOffline: (off: boolean) => void
  /** WeChat's answer to a call since then. */
  answerTo: (name: string) => string | undefined
  /** The card sent from the page since then. */
  card: () => Sent | undefined
}

const COURSE = '/course/C101?salesNumber=S100'

/** The three ways people get to know the product, each from an empty phone. */
export function createScenes(its: Surroundings): readonly Scene[] {
  const { phone, account, answerTo } = its
  const begin = async () => {
    await its.handOver()
    its.showAccount()
  }
  const reads = (words: RegExp) => words.exec(phone.text())?.[0]
  const sales = () => stored('salesNumber') && `销售编号 ${stored('salesNumber')}`
  const authorized: Step = {
    says: '静默授权',
    seen: () => (stored('accessToken') && stored('openId') ? `openid ${stored('openId').slice(0, 8)}…` : undefined),
  }
  const signed: Step = { says: 'JS-SDK 签名', seen: () => answerTo('preVerifyJSAPI') }
  const openCourse: Step = {
    says: '打开课程',
    act: async () => {
      await begin()
      phone.open(COURSE)
    },
    seen: () => (reads(/登记编号/) ? '' : undefined),
  }

  return [
    {
      name: '从公众号菜单进入',
      about: '点菜单，静默授权，签名，看到页面。',
      steps: [
        { says: `打开${brand.name}的会话`, act: begin, seen: () => '' },
        {
          says: `点菜单「${COURSES.name}」`,
          act: () => account.choose(COURSES),
          seen: () => (phone.path().startsWith('/course') ? COURSES.path.split('?')[1] : undefined),
        },
        authorized,
        signed,
        {
          says: '看到页面',
          seen: () => (stored('salesNumber') && phone.name() !== '' ? `${phone.name()} · ${sales()}` : undefined),
        },
      ],
    },
    {
      name: '把课程分享给朋友',
      about: '对方点开卡片就是课程，带着销售编号，可以购买。',
      steps: [
        openCourse,
        { says: '页面设好卡片', seen: () => answerTo('updateAppMessageShareData') },
        {
          says: '发送给朋友',
          act: () => phone.send({ simulator: 'share', to: 'friend' }),
          seen: () => its.card()?.card.title,
        },
        {
          says: '请点开手机上的卡片',
          act() {
            const sent = its.card()
            if (sent) its.showFriend(sent)
          },
          seen: () => (phone.path().startsWith('/course/') ? '现在是对方的手机' : undefined),
        },
        { says: '对方看到课程', seen: () => (phone.path().startsWith('/course/') && sales()) || undefined },
        {
          says: '对方可以购买',
          seen: () => (reads(/去绑定/) ? '先绑定手机号，验证码见旁边' : reads(/立即购买/)),
        },
      ],
    },
    {
      name: '断网时再打开',
      about: '没有网络，也读到保存的内容和保存的日期。',
      steps: [
        openCourse,
        authorized,
        { says: '同意隐私政策', seen: () => (phone.press('同意并继续') ? '' : undefined) },
        { says: '页面和内容已存到手机', seen: isKept },
        {
          says: '断网，关掉页面',
          act() {
            its.setOffline(true)
            its.showAccount()
          },
          seen: () => '',
        },
        { says: '再打开', act: () => phone.open(COURSE), seen: () => reads(/[^\n]*保存的内容/) },
      ],
    },
  ]
}

/** The client's stored value under a key. */
const stored = (key: string): string => localStorage.getItem(key) ?? ''

/** Whether the worker is active and an answer is stored for this account: a guest's is not shown to a customer. */
async function isKept(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const first = stored('snapshots').replace('snapshot-1-', 'own:') + ':first'
  return registration?.active && stored(first) ? '' : undefined
}
