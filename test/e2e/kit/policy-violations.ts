import type { BrowserContext } from '@playwright/test'

/** Violations of the CSP in every page of the context. */
export async function policyViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  await context.exposeFunction('tellViolation', (text: string) => void found.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      const { effectiveDirective, blockedURI, sourceFile, sample } = event
      if (typeof tell === 'function')
        tell([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' '))
    })
  })
  return found
}
