/**
 * The benefits of each level: our own content, as no call returns it; a level describes how much there is to learn,
 * never more.
 */
export const LEVELS = [
  { level: 0, name: '普通', package: '' },
  { level: 1, name: '银卡', package: 'VP01' },
  { level: 2, name: '金卡', package: 'VP02' },
] as const

/** For each benefit its value per level, in their order: true, false, or how much. */
export const GIVEN: readonly { name: string; of: readonly (string | boolean)[] }[] = [
  { name: '公开课与快讯', of: [true, true, true] },
  { name: '会员专栏', of: ['试读', true, true] },
  { name: '会员研习室', of: [false, true, true] },
  { name: '会员直播与回放', of: [false, true, true] },
  { name: '财报研读圈', of: [false, false, true] },
]

/** The number of members is shown from here on. */
export const SHOWN_FROM = 100
