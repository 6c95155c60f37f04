/** Keys of the menus of /compliance, in order; they stand in addresses and never change. product SI-10 */
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

/** Those that publish notices, known beforehand so that the others wait for nothing. */
export const PUBLISHING: readonly MenuKey[] = ['notice', 'risk', 'suitability', 'fee', 'anti-fraud']
