/** Keys of the menus of /compliance, in order. They are part of addresses and never change. SI-10 */
export const MENUS = [
  'license',
  'staff',
  'notice',
  'risk',
  'suitability',
  'fee',
  'anti-fraud',
  'complaint',
  'privacy',
] as const

export type MenuKey = (typeof MENUS)[number]

/** The menus that publish notices. Fixed here, so that the other menus do not wait for an answer. */
export const PUBLISHING: readonly MenuKey[] = ['notice', 'risk', 'suitability', 'fee', 'anti-fraud']
