import type { Signature } from './sdk.ts'

/** How long a signature of an address is used again, ms. CO-03 */
const KEPT = 60 * 60 * 1000

/** Gets the signature of an address, cached for 60 min. A failed request is dropped, so that the next one is new. */
export interface Signer {
  sign(url: string): Promise<Signature>
  drop(url: string): void
}

/** `requestSignature` is the signing call; it gets the address exactly as the browser spells it. */
export function createSigner(requestSignature: (url: string) => Promise<Signature>, now: () => number): Signer {
  const kept = new Map<string, { at: number; signature: Promise<Signature> }>()
  return {
    sign(url) {
      const known = kept.get(url)
      if (known && now() - known.at < KEPT) return known.signature
      const signature = requestSignature(url)
      kept.set(url, { at: now(), signature })
      signature.catch(() => kept.delete(url))
      return signature
    },
    drop: (url) => kept.delete(url),
  }
}
