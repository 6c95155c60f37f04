import { bridge, whileHeld } from './bridge.ts'
import { type Host, type HostResult, done, failed, unavailable } from './host.ts'
import { ANSWER_TIMEOUT, type Answer, type Sdk, invokeApi } from './sdk.ts'

interface CallsDeps {
  /** The SDK, with the current page verified by the client. Never rejects. */
  verified: () => Promise<HostResult<Sdk>>
  /** The SDK, if it is loaded. */
  sdk: () => Sdk | undefined
}

/** The calls a customer starts with a tap. */
export function createCalls(
  deps: CallsDeps,
): Pick<Host, 'preview' | 'scan' | 'openLocation' | 'networkType' | 'closeWindow'> {
  return {
    async preview(images, current) {
      const urls = images.filter((url) => /^https?:\/\//.test(url))
      if (!urls.includes(current)) return failed('not a web address')
      const ready = await deps.verified()
      if (ready.state !== 'ok') return ready
      return plain(await invokeApi(ready.value, 'previewImage', { current, urls }, ANSWER_TIMEOUT))
    },
    async scan() {
      const ready = await deps.verified()
      if (ready.state !== 'ok') return ready
      const opened = invokeApi(ready.value, 'scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] })
      return textOf(
        await whileHeld<HostResult<Answer>>((answer) => void opened.then(answer), failed('no answer')),
        'resultStr',
      )
    },
    async openLocation(place) {
      const ready = await deps.verified()
      if (ready.state !== 'ok') return ready
      return plain(await invokeApi(ready.value, 'openLocation', place, ANSWER_TIMEOUT))
    },
    async networkType() {
      const ready = await deps.verified()
      if (ready.state !== 'ok') return ready
      return textOf(await invokeApi(ready.value, 'getNetworkType', {}, ANSWER_TIMEOUT), 'networkType')
    },
    async closeWindow() {
      const sdk = deps.sdk()
      if (sdk) return plain(await invokeApi(sdk, 'closeWindow', {}, ANSWER_TIMEOUT))
      bridge()?.call?.('closeWindow')
      return unavailable
    },
  }
}

/** The result without its value. */
export function plain(result: HostResult<Answer>): HostResult {
  return result.state === 'ok' ? done : result
}

function textOf(result: HostResult<Answer>, field: string): HostResult<string> {
  if (result.state !== 'ok') return result
  const text = result.value[field]
  return typeof text === 'string' ? { state: 'ok', value: text } : failed('no result')
}
