import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { consentVersions } from '#features/account/settings/consent-versions.ts'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import { type LegalText, personalInfoCollection, personalInfoSharing, privacyProtocol, userPolicy } from './text.ts'

/** What a text contains besides its versions, independent of the company. */
function hashOf({ title, intro, sections }: LegalText): string {
  const facts = Object.values(brand).toSorted((a, b) => b.length - a.length)
  const said = facts.reduce((text, fact) => text.replaceAll(fact, '…'), JSON.stringify([title, intro, sections]))
  return createHash('sha256').update(said).digest('hex').slice(0, 12)
}

/** Texts as they were published. A changed one needs a new version with a history entry, and is recorded here again. */
const published: readonly (readonly [LegalText, version: string, hash: string])[] = [
  [privacyProtocol, '1.3', '388b41f1360b'],
  [personalInfoCollection, '1.3', 'd152ec929fa4'],
  [personalInfoSharing, '1.3', '8cbbd9b634b9'],
  [userPolicy, '1.0', 'f364010cceaf'],
]

describe.each(published)('$title', (text, version, hash) => {
  it('has the text published under its version', () => {
    expect([text.version, hashOf(text)]).toEqual([version, hash])
  })

  it('starts its history with its version and effective date', () => {
    expect(text.history[0]).toContain(`${text.version} 版：${text.effective} `)
  })
})

it('a customer asked to agree again sees the changes', () => {
  expect(consentVersions[0]?.version).toBe(CONSENT_VERSION)
})
