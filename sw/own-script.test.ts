import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { runsItsScripts } from './own-script.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (policy: string | null, html = '<script>first()</script><p>页</p><script>\nlast("页")\n</script>') =>
  new Response(html, { headers: policy === null ? {} : { 'content-security-policy': policy } })

it('accepts a page whose CSP names each of its scripts, and leaves it readable', async () => {
  const answer = page(`script-src 'self' ${hash('\nlast("页")\n')} ${hash('first()')}; base-uri 'none'`)
  expect(await runsItsScripts(answer)).toBe(true)
  expect(await answer.text()).toContain('first()')
})

it.each([
  ['of another build', `script-src 'self' ${hash('older()')}`],
  ['that misses one of them', `script-src 'self' ${hash('first()')}`],
])('rejects a page with the policy %s', async (_, policy) => {
  expect(await runsItsScripts(page(policy))).toBe(false)
})

it.each([
  ['without a policy', page(null)],
  ['under a policy that works without hashes', page("script-src 'self' 'unsafe-inline'")],
  ['without scripts of its own', page(`script-src ${hash('other()')}`, '<script src="/a.js"></script>')],
])('accepts a page %s', async (_, answer) => {
  expect(await runsItsScripts(answer)).toBe(true)
})
