import { fireEvent } from '@testing-library/dom'
import type { Hand, Journey } from './walk.ts'

/** Registered, known by nothing but a number. */
const NEW = '13800000001'

/** Takes a picture of each side of the card, and anew where the storage took one without keeping it. */
const photographs: Hand = () => {
  const places = [...document.querySelectorAll<HTMLInputElement>('#root input[type=file][capture]')]
  for (const input of places) {
    Object.defineProperty(input, 'files', { value: [new File(['card'], 'a.jpg', { type: 'image/jpeg' })] })
    fireEvent.change(input)
  }
  if (places.length > 0) return true
  if (!document.querySelector('#root')?.textContent.includes('请重新上传')) return false
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')]
  for (const button of buttons) if (button.textContent === '重新选择') button.click()
  return true
}

/** From a number to a person: consent, both sides of the card, the face at the vendor. product SU-05, SU-06, O1 */
export const identity: readonly Journey[] = [
  {
    name: 'the identity card',
    mobile: NEW,
    begin: async () => '/suitability/verify',
    press: /^(?:同意并开始认证|提交认证)$/,
    hands: [photographs],
    done: (phone) => phone.words().includes('证件已通过'),
    commits: { cards: 1 },
  },
  {
    name: 'the face of the identity',
    mobile: NEW,
    begin: async ({ ask, world }) => {
      await ask('/verify/start?consentVersion=1')
      const keys = []
      for (const _ of ['front', 'back']) {
        const { putUrl, fileKey } = await ask('/oss/generate-presign-url?ext=jpg&purpose=ID')
        await world.put(String(putUrl))
        keys.push(String(fileKey))
      }
      await ask(`/verify/submit-id?frontKey=${keys[0]}&backKey=${keys[1]}`, {})
      return '/suitability/face'
    },
    press: /^(?:开始核身|继续核身)$/,
    done: (phone) => phone.words().includes('人脸核身已通过'),
    commits: { verified: 1 },
  },
]
