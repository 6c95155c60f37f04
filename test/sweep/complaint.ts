import { fill } from './fill.ts'
import type { Journey } from './walk.ts'

/** Has the order that it is about. */
const TRADER = '13800000031'

/** About an order under way. */
export const complaint: Journey = {
  name: 'a complaint',
  mobile: TRADER,
  begin: async () => '/complaint?orderNumber=D00310006&type=SERVICE',
  press: /^(?:提交|核对结果)$/,
  hands: [() => fill({ 事实经过与期望的处理结果: '老师没有按约定的时间上课，希望补课。', 联系手机号: TRADER })],
  done: (phone) => /受理编号TS\d{18}/.test(phone.words()),
  commits: { complaints: 1 },
  secret: true,
}
