import type { WebApp } from '#test/web-app.ts'

export type VendorKind = 'PAY' | 'TRANSFER' | 'SIGN' | 'FACE' | 'AUDIT' | 'PAYOUT'

/** The outcome of a case; `number`: the vendor's own number for it, `amountFen`: the paid amount. */
export interface VendorAnswer {
  kind: VendorKind
  /** Our number: of the payment, the flow, the refund. */
  reference: string
  outcome: 'DONE' | 'FAILED'
  number: string
  amountFen?: number | undefined
  reason?: string | undefined
}

/**
 * What the service needs of the payment service, the e-sign and face vendors and the bank; implemented in `vendors/`.
 */
export interface VendorPort {
  /** Starts a case, or resumes the one with this reference; a failed case starts over. */
  open(asked: { kind: VendorKind; reference: string; title: string; amountFen?: number }): Promise<void>
  /** The path of the page where the customer decides, valid once and for half an hour; earlier ones become invalid. */
  link(kind: VendorKind, reference: string, returnUrl: string | null): Promise<string>
  /** The vendor's answer about a case; null while it is unknown. */
  ask(kind: VendorKind, reference: string): Promise<VendorAnswer | null>
  /** The outcome in a webhook with a recent signature of the vendor; null for any other. */
  read(body: string, headers: Headers): { noticeId: string; answer: VendorAnswer } | null
  /** The pages, below /__vendor. */
  app: WebApp
}
