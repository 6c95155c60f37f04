import { expect, it } from 'vitest'
import { nginxOf } from '#build/nginx.ts'
import { readAgent, type Skin } from '#lib/user-agent.ts'
import { IPAD, namedAgents, publicAgents } from '#test/corpora/user-agents.ts'

/** Deviations of our rule from a label, with reasons; phones and tablets are mobile. spec §2 */
const disagreements: readonly { userAgent: string; why: string }[] = [
  {
    userAgent: IPAD,
    why: 'it is word for word that of a Mac: the application tells them apart by touch, the site does not (A32)',
  },
]

/** The nginx lines as nginx evaluates them: the last matching condition sets the skin. */
function nginxSkin(userAgent: string): Skin {
  const lines = nginxOf([]).matchAll(/if \(\$http_user_agent ~\* "(.+?)"\) \{ set \$skin "(.*?)"; \}/g)
  let skin = '.desktop'
  for (const [, pattern = '', value = ''] of lines) if (new RegExp(pattern, 'i').test(userAgent)) skin = value
  return skin === '' ? 'mobile' : 'desktop'
}

const agents = [...publicAgents(), ...namedAgents]

it('the corpus is large, distinct, and covers customers’ devices', () => {
  expect(new Set(agents.map(({ userAgent }) => userAgent)).size).toBe(agents.length)
  expect(agents.length).toBeGreaterThanOrEqual(1000)
  for (const name of ['MicroMessenger', 'wxwork', 'QQ/', 'OpenHarmony', 'HarmonyOS;', 'iPad', 'Microsoft', 'CrOS']) {
    expect(agents.filter(({ userAgent }) => userAgent.includes(name)).length).toBeGreaterThan(0)
  }
})

it('our label matches in all but the listed cases, in the script and on the server', () => {
  const wrong = agents.filter(({ userAgent, device }) => {
    const skin = device === 'desktop' ? 'desktop' : 'mobile'
    return readAgent(userAgent, { maxTouchPoints: 0 }).skin !== skin || nginxSkin(userAgent) !== skin
  })
  const named = disagreements.map(({ userAgent }) => userAgent)
  expect(wrong.map(({ userAgent }) => userAgent)).toEqual(named)
})
