import { text } from './permissions.ts'
import { type FromSimulator, post, tell } from './report.ts'

type Args = Readonly<Record<string, unknown>>
type Result = Extract<FromSimulator, { simulator: 'paid' }>['result']

/** The payment sheet: the server checks the parameters, then the control, the simulator or nobody decides. */
export function createPay(framed: boolean) {
  let asked: ((result: Result) => void) | undefined
  const sheet = (packaged: string) =>
    new Promise<Result>((resolve) => {
      asked = resolve
      tell({ wechat: 'pay', package: packaged })
    })

  return {
    /** The simulator's sheet was answered. */
    decided: (result: Result) => asked?.(result),
    /** Null: WeChat never answers. */
    async request(args: Args): Promise<Record<string, unknown> | null> {
      const order = Object.fromEntries(
        ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'].map((key) => [key, text(args[key])]),
      )
      const judged = await post('pay', order)
      if (!judged) return answer('fail', '网络异常')
      const refusal = text(judged['refusal'])
      if (refusal !== '') return answer('fail', refusal)
      let result = text(judged['result'])
      if (result === 'ask') result = framed ? await sheet(text(order['package'])) : await paid(text(order['package']))
      return result === 'never' ? null : answer(result, result === 'fail' ? '支付失败' : undefined)
    },
  }
}

async function paid(packaged: string): Promise<Result> {
  await post('pay/settle', { package: packaged })
  return 'ok'
}

function answer(result: string, why?: string): Record<string, unknown> {
  const detail = why === undefined ? {} : { err_code: '2', err_desc: why }
  return { err_msg: `get_brand_wcpay_request:${result}`, ...detail }
}
