import { handsIn } from './files.ts'
import type { Journey } from './walk.ts'

/** Registered, known by a number only. */
const NEW = '13800000001'

/** Identity verification: consent, both sides of the card, the face check at the vendor. SU-05, SU-06, O1 */
export const identity: readonly Journey[] = [
  {
    name: 'the identity card',
    mobile: NEW,
    begin: async () => '/suitability/verify',
    press: /^(?:同意并开始认证|提交认证)$/,
    hands: [handsIn('input[capture]')],
    done: (phone) => phone.words().includes('证件已通过'),
    commits: { cards: 1 },
  },
  {
    name: 'the face check of the identity',
    mobile: NEW,
    begin: async ({ ask, environment }) => {
      await ask('/verify/start?consentVersion=1')
      const keys = []
      for (const _ of ['front', 'back']) {
        const { putUrl, fileKey } = await ask('/oss/generate-presign-url?ext=jpg&purpose=ID')
        await environment.put(String(putUrl))
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
