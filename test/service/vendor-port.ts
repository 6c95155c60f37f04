import type { WebApp } from '#test/web-app.ts'

export type VendorKind = 'PAY' | 'TRANSFER' | 'SIGN' | 'FACE' | 'AUDIT' | 'PAYOUT'

/** How a case ended; `number`: the vendor's own number for it, `amountFen`: what was paid. */
export interface VendorAnswer {
  kind: VendorKind
  /** Our number: of the payment, the flow, the refund. */
  reference: string
  outcome: 'DONE' | 'FAILED'
  number: string
  amountFen?: number | undefined
  reason?: string | undefined
}

/** What the service needs of the payment service, the e-sign and face vendors and the bank; `vendors/` is one. */
export interface VendorPort {
  /** Begins a case, or goes on with the one that has this reference; a case that failed begins anew. */
  open(asked: { kind: VendorKind; reference: string; title: string; amountFen?: number }): Promise<void>
  /** The path of the page where the customer decides, good once and for half an hour; earlier ones stop working. */
  link(kind: VendorKind, reference: string, returnUrl: string | null): Promise<string>
  /** What the vendor says about a case when asked; null while it does not know. */
  ask(kind: VendorKind, reference: string): Promise<VendorAnswer | null>
  /** The answer in a notice that the vendor signed just now; null for any other. */
  read(body: string, headers: Headers): { noticeId: string; answer: VendorAnswer } | null
  /** The pages, below /__vendor. */
  app: WebApp
}
