import type { ProfileForm } from '#api/shapes/evaluation.ts'
import { ageOn, ELDER, OF_AGE } from '#lib/time/age.ts'
import { isRealName, realName } from '#lib/text/typed/name.ts'
import { wholeNumber } from '#lib/text/typed/amount.ts'
import { isMobile } from '#lib/text/typed/number.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

interface Option {
  value: string
  label: string
}

/** The options of the form. SU-02 */
export const options = {
  idType: [
    { value: 'ID_CARD', label: '居民身份证' },
    { value: 'PASSPORT', label: '护照' },
    { value: 'PERMIT', label: '港澳台居民通行证' },
    { value: 'RESIDENCE', label: '港澳台居民居住证' },
  ],
  occupation: [
    { value: 'EMPLOYEE', label: '企业职工' },
    { value: 'CIVIL', label: '机关、事业单位人员' },
    { value: 'PROFESSIONAL', label: '专业技术人员' },
    { value: 'SELF_EMPLOYED', label: '个体经营者' },
    { value: 'FINANCE', label: '金融从业人员' },
    { value: 'RETIRED', label: '退休人员' },
    { value: 'STUDENT', label: '学生' },
    { value: 'OTHER', label: '其他' },
  ],
  incomeBand: [
    { value: 'UNDER_10W', label: '10万元以下' },
    { value: '10W_30W', label: '10万—30万元' },
    { value: '30W_50W', label: '30万—50万元' },
    { value: '50W_100W', label: '50万—100万元' },
    { value: 'OVER_100W', label: '100万元以上' },
  ],
  assetsBand: [
    { value: 'UNDER_50W', label: '50万元以下' },
    { value: '50W_300W', label: '50万—300万元' },
    { value: '300W_500W', label: '300万—500万元' },
    { value: 'OVER_500W', label: '500万元以上' },
  ],
  education: [
    { value: 'SENIOR', label: '高中及以下' },
    { value: 'COLLEGE', label: '大专' },
    { value: 'BACHELOR', label: '本科' },
    { value: 'MASTER', label: '硕士及以上' },
  ],
  taxResidency: [
    { value: 'CN', label: '仅为中国税收居民' },
    { value: 'FOREIGN', label: '仅为非居民' },
    { value: 'BOTH', label: '中国及其他国家（地区）税收居民' },
  ],
} satisfies Record<string, readonly Option[]>

/** Questions answered with 是 or 否. */
export const questions = {
  selfInvest: '是否本人投资，非代他人',
  isController: '本人是否为账户的实际控制人',
  isBeneficiary: '本人是否为账户的实际受益人',
  fullCapacity: '本人是否具有完全民事行为能力',
  badCredit: '是否存在不良诚信记录',
} as const

type Listed = keyof typeof options
type YesNo = keyof typeof questions

/** The typed text; '' is not answered yet. */
export type Typed = Record<Listed | YesNo | 'name' | 'birthDate' | 'experienceYears' | 'familyContact', string>
/** The checkboxes; they are cleared by a reload. */
export interface Ticks {
  declared: boolean
  elder: boolean
}
export type ProfileErrors = Partial<Record<keyof Typed | keyof Ticks, string>>

export const empty: Typed = {
  name: '',
  idType: '',
  birthDate: '',
  occupation: '',
  incomeBand: '',
  assetsBand: '',
  education: '',
  experienceYears: '',
  taxResidency: '',
  selfInvest: '',
  isController: '',
  isBeneficiary: '',
  fullCapacity: '',
  badCredit: '',
  familyContact: '',
}

const LABELS: Readonly<Record<keyof Typed, string>> = {
  name: '姓名',
  idType: '证件类型',
  birthDate: '出生日期',
  occupation: '职业',
  incomeBand: '年收入',
  assetsBand: '金融资产',
  education: '学历',
  experienceYears: '投资年限',
  taxResidency: '税收居民身份',
  familyContact: '家人联系电话',
  ...questions,
}
export const labelOf = (field: keyof Typed): string => LABELS[field]

/** Whether a customer is too young to buy, or old enough to confirm once more. SU-02 */
export function standing(birthDate: string, now: number): 'minor' | 'elder' | 'adult' | 'unknown' {
  const age = ageOn(birthDate, now)
  if (age === null) return 'unknown'
  return age < OF_AGE ? 'minor' : age >= ELDER ? 'elder' : 'adult'
}

/** The number of a relative as typed; '' for whoever is not asked for one. */
const contactOf = ({ birthDate, familyContact }: Typed, now: number) =>
  standing(birthDate, now) === 'elder' ? familyContact : ''

/** The years of experience as typed; undefined for what is no number. */
const yearsOf = ({ experienceYears }: Typed) => wholeNumber(experienceYears, '年')

/** The errors by field; empty when the form can be sent. */
export function errorsOf(typed: Typed, ticks: Ticks, now: number): ProfileErrors {
  const fieldErrors: ProfileErrors = {}
  const set = (field: keyof ProfileErrors, text: string) => (fieldErrors[field] ??= text)
  const optional = new Set<keyof Typed>(['familyContact'])
  const isChoice = (field: keyof Typed) => field in options || field in questions
  // The keys of a literal of this type.
  for (const field of Object.keys(empty) as (keyof Typed)[]) {
    if (plainLine(typed[field]) === '' && !optional.has(field)) {
      set(field, `请${isChoice(field) ? '选择' : '填写'}${field in questions ? '是或否' : LABELS[field]}`)
    }
  }
  const age = ageOn(typed.birthDate, now)
  const years = yearsOf(typed)
  const contact = contactOf(typed, now)
  if (!isRealName(realName(typed.name))) set('name', '请填写与证件一致的姓名')
  if (age === null) set('birthDate', '出生日期不正确')
  if (standing(typed.birthDate, now) === 'minor') set('birthDate', '未满18周岁不可购买证券投资咨询服务')
  if (years === undefined || years > (age ?? 120)) set('experienceYears', '投资年限不正确')
  if (typed.selfInvest === 'no') set('selfInvest', '服务仅限本人使用，不能代他人办理')
  if (contact !== '' && !isMobile(contact)) set('familyContact', '请输入正确的手机号')
  if (standing(typed.birthDate, now) === 'elder' && !ticks.elder) set('elder', '请阅读并确认老年投资者提示')
  if (!ticks.declared) set('declared', '请确认所填信息真实、准确、完整')
  return fieldErrors
}

const picked = <const F extends Listed>(typed: Typed, field: F) =>
  options[field].find(({ value }) => value === typed[field])?.value

/** The form as it is sent; call it only where `errorsOf` found nothing. */
export function toForm(typed: Typed, ticks: Ticks, now: number): ProfileForm {
  const yes = (field: YesNo) => typed[field] === 'yes'
  const familyContact = contactOf(typed, now)
  return {
    name: realName(typed.name),
    // `errorsOf` has checked that each is an id of its list.
    idType: picked(typed, 'idType') as ProfileForm['idType'],
    birthDate: typed.birthDate,
    occupation: picked(typed, 'occupation') as ProfileForm['occupation'],
    incomeBand: picked(typed, 'incomeBand') as ProfileForm['incomeBand'],
    assetsBand: picked(typed, 'assetsBand') as ProfileForm['assetsBand'],
    education: picked(typed, 'education') as ProfileForm['education'],
    experienceYears: yearsOf(typed) ?? Number.NaN,
    taxResidency: picked(typed, 'taxResidency') as ProfileForm['taxResidency'],
    selfInvest: yes('selfInvest'),
    badCredit: yes('badCredit'),
    isController: yes('isController'),
    isBeneficiary: yes('isBeneficiary'),
    fullCapacity: yes('fullCapacity'),
    ...(familyContact !== '' && { familyContact }),
    declared: ticks.declared,
    ...(standing(typed.birthDate, now) === 'elder' && { elderConfirmed: ticks.elder }),
  }
}

/** An existing declaration as form fields. */
export function fromProfile(profile: Omit<ProfileForm, 'declared' | 'elderConfirmed'>): Typed {
  const word = (value: boolean) => (value ? 'yes' : 'no')
  return {
    ...profile,
    experienceYears: String(profile.experienceYears),
    selfInvest: word(profile.selfInvest),
    isController: word(profile.isController),
    isBeneficiary: word(profile.isBeneficiary),
    fullCapacity: word(profile.fullCapacity),
    badCredit: word(profile.badCredit),
    familyContact: profile.familyContact ?? '',
  }
}

/** A stored draft; null for invalid text. */
export function parseDraft(text: string): Typed | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const entries = Object.entries(value).filter(([field, each]) => field in empty && typeof each === 'string')
    // Only fields of the form, each a text.
    return { ...empty, ...(Object.fromEntries(entries) as Partial<Typed>) }
  } catch {
    return null
  }
}
