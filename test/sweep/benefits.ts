import type { Journey } from './walk.ts'

/** Has nothing yet; has a coupon for an order's service, one for its documents, and paid orders; of C3. */
const [NEW, BUYER, C3] = ['13800000001', '13800000002', '13800000004']

const place = {
  name: '示例收件',
  mobile: '13900000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '示例路 1 号',
  isDefault: true,
}

const reminder = () =>
  [...document.querySelectorAll<HTMLInputElement>('#root input[role=switch]')].find((input) =>
    input.closest('label')?.textContent.startsWith('股池变动'),
  )

/** What customers are owed, and their reminders, each once. BE-01 … BE-08, SV-03 */
export const benefits: readonly Journey[] = [
  {
    name: 'a coupon',
    mobile: NEW,
    begin: async () => '/coupon/CP101',
    press: /^(?:领取|核对)$/,
    done: (phone) => phone.words().includes('到我的券'),
    commits: { gained: 1 },
    breaks: /coupons\/gain$/,
  },
  {
    name: 'the coupon of an order',
    mobile: BUYER,
    begin: async () => '/me/coupon',
    press: /^激活$/,
    done: (phone) => phone.words().includes('已使用 3'),
    commits: { coupons: 1 },
    breaks: /dd-order\/coupon\/activate$/,
  },
  {
    name: 'the extension of a service',
    mobile: BUYER,
    begin: async () => '/delay-coupon/Q0002004',
    press: /^(?:去签署|确认延期|核对是否已延期)$/,
    done: (phone) => phone.words().includes('服务已延至'),
    commits: { delays: 1, signed: 1 },
    breaks: /sign\/delay_coupon$/,
  },
  {
    name: 'a gift that opens at once',
    mobile: NEW,
    begin: async () => '/gift/G102',
    press: /^(?:领取礼品券|领取|核对是否领到|核对是否领取)$/,
    done: (phone) => phone.words().includes('已领取，内容见下方'),
    commits: { gifts: 1, parcels: 0 },
    breaks: /gift\/coupon\/(?:apply|receive)$/,
  },
  {
    name: 'a gift that is sent',
    mobile: BUYER,
    async begin({ ask }) {
      await ask('/user/address/create', place)
      await ask('/gift/coupon/apply?number=G101', {})
      return '/gift/G101'
    },
    press: /^(?:确认地址并领取|核对是否领取)$/,
    done: (phone) => phone.words().includes('查看寄送'),
    commits: { parcels: 1 },
    breaks: /gift\/coupon\/receive$/,
  },
  {
    name: 'a check-in',
    mobile: NEW,
    begin: async () => '/checkin',
    press: /^(?:签到 \+5|核对签到)$/,
    done: (phone) => phone.words().includes('1 天连续签到'),
    commits: { checkIns: 1, points: 1 },
    breaks: /\/checkIn$/,
  },
  {
    name: 'the points of an order',
    mobile: BUYER,
    begin: async () => '/me/points',
    press: /^发放积分$/,
    done: (phone) => /发放中|已到账/.test(phone.words()),
    commits: { points: 1 },
    breaks: /order_point\/send$/,
  },
  {
    name: 'a trial of the membership',
    mobile: C3,
    begin: async () => '/vip',
    press: /^(?:领取并签署|去签署)$/,
    done: (phone) => phone.words().includes('您已体验过'),
    commits: { gained: 1, signed: 1 },
    breaks: /vip-coupon\/apply$/,
  },
  {
    name: 'a reminder',
    mobile: NEW,
    begin: async () => '/me/notice?tab=subs',
    press: /^股池变动/,
    hands: [
      () => {
        const input = reminder()
        if (!input || input.checked) return false
        input.click()
        return true
      },
    ],
    done: () => reminder()?.checked === true,
    commits: { reminders: 1 },
    breaks: /notice-sub\/set$/,
  },
  {
    name: 'a subscription in WeChat',
    mobile: NEW,
    begin: async () => '/me/notice?tab=subs&wechat=TM01.accept',
    press: /^保存提醒$/,
    done: (phone) => phone.words().includes('订阅') && !location.search.includes('wechat'),
    commits: { templates: 1 },
    breaks: /wx-ma\/subscribe$/,
  },
]
