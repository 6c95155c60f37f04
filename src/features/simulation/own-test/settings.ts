import { object, string } from 'valibot'
import type { OutputOf } from '#api/call.ts'
import type { customerStrategyTemplateList } from '#api/domains/strategy/customer-strategy/subscription.ts'
import type { simulationDetail } from '#api/domains/strategy/simulation-back-test.ts'
import type { FieldErrors } from '#data/write/use-submit.ts'
import { monthsBefore } from '#lib/metrics/window.ts'
import { isBetween } from '#lib/text/graphemes.ts'
import { amountFen, typedYuan } from '#lib/text/typed/amount.ts'
import { plainLine } from '#lib/text/typed/plain.ts'
import { capitalError } from '#features/simulation/capital.ts'
import { parsed } from '#lib/text/parsed.ts'
import { type Cost, costUnits } from './costs.ts'

/**
 * The typed settings of a back-test: days as YYYY-MM-DD, money in yuan, commission in ten-thousandths, slippage in
 * percent.
 */
export interface Typed {
  name: string
  templateId: string
  from: string
  to: string
  capital: string
  fee: string
  slippage: string
}

/** What the tab stores of it; `clientNo` identifies the request: sending it again returns the first result. */
export type Draft = Typed & { clientNo: string }

type Template = OutputOf<typeof customerStrategyTemplateList>[number]
type Settings = Pick<
  OutputOf<typeof simulationDetail>,
  'name' | 'templateId' | 'from' | 'to' | 'capitalFen' | 'feeRate' | 'slippageRate'
>
/** The settings of an earlier run, with the name of its rule. */
type Earlier = Settings & { templateName: string }

const Kept = object({
  name: string(),
  templateId: string(),
  from: string(),
  to: string(),
  capital: string(),
  fee: string(),
  slippage: string(),
  clientNo: string(),
})

/** The stored draft; undefined where none is readable. */
export function readDraft(text: string): Draft | undefined {
  return parsed(Kept, text)
}

/** The defaults of the form: the last two available years, and usual broker fees. */
export function usual(templates: readonly Template[]): Typed {
  const [first] = templates
  const to = first?.to ?? ''
  const twoYears = to === '' ? '' : monthsBefore(to, 24)
  const known = first?.from ?? ''
  const from = known > twoYears ? known : twoYears
  return { name: '', templateId: '', from, to, capital: '500000', fee: '2.5', slippage: '0.1' }
}

/** The settings of an earlier run, as they would be typed; a default name is left to the new settings. */
export function typedAs({ name, templateName, ...settings }: Earlier): Typed {
  const { templateId, from, to, capitalFen, feeRate, slippageRate } = settings
  const plain = (value: number) => String(Math.round(value * 100) / 100)
  return {
    name: name === nameOf(settings, [{ templateId, name: templateName }]) ? '' : name,
    templateId,
    from,
    to,
    capital: typedYuan(capitalFen).replace(/\.00$/, ''),
    fee: plain(feeRate * 10_000),
    slippage: plain(slippageRate * 100),
  }
}

/** In the shape of the call; the default name consists of its rule and days. */
export function toSettings(typed: Typed, templates: readonly Template[]): Settings {
  const { templateId, from, to, capital, fee, slippage } = typed
  return {
    name: plainLine(typed.name) || nameOf(typed, templates),
    templateId,
    from,
    to,
    capitalFen: amountFen(capital) ?? 0,
    feeRate: (costUnits('fee', fee) ?? 0) / 1_000_000,
    slippageRate: (costUnits('slippage', slippage) ?? 0) / 10_000,
  }
}

/** The default name. */
export function nameOf(
  { templateId, from, to }: Pick<Typed, 'templateId' | 'from' | 'to'>,
  templates: readonly Pick<Template, 'templateId' | 'name'>[],
): string {
  const rule = templates.find((each) => each.templateId === templateId)?.name ?? '回测'
  return `${rule} ${from.slice(2)}至${to.slice(2)}`
}

/** The fewest trading days of a back-test. */
export const LEAST_DAYS = 60
const MOST_YEARS = 10

/**
 * The errors by field.
 * @param days known trading days, oldest first; undefined where the quotes service is unavailable
 */
export function errorsOf(
  typed: Typed,
  template: Template | undefined,
  days: readonly string[] | undefined,
): FieldErrors {
  const { from, to } = typed
  const costError = (cost: Cost, words: string) => (costUnits(cost, typed[cost]) === undefined ? words : '')
  return {
    name: plainLine(typed.name) === '' || isBetween(plainLine(typed.name), 1, 30) ? '' : '名称不超过30个字',
    templateId: typed.templateId === '' ? '请选择规则' : '',
    from: fromError(from, template),
    to: toError(from, to, template) || shortness(from, to, days),
    capital: capitalError(typed.capital),
    fee: costError('fee', '佣金为万分之0至30，最多两位小数'),
    slippage: costError('slippage', '滑点为0至1%，最多两位小数'),
  }
}

function fromError(from: string, template: Template | undefined): string {
  if (!isDay(from)) return '请选择开始日期'
  return template?.from !== undefined && from < template.from ? `行情数据不足，可回测区间自${template.from}起` : ''
}

function toError(from: string, to: string, template: Template | undefined): string {
  if (!isDay(to)) return '请选择结束日期'
  if (template?.to !== undefined && to > template.to) return `结束日期不能晚于最近交易日 ${template.to}`
  if (isDay(from) && from >= to) return '结束日期须晚于开始日期'
  return isDay(from) && to > `${Number(from.slice(0, 4)) + MOST_YEARS}${from.slice(4)}`
    ? `区间不能超过${MOST_YEARS}年`
    : ''
}

function shortness(from: string, to: string, days: readonly string[] | undefined): string {
  const count = daysWithin(from, to, days)
  if (count === undefined || count >= LEAST_DAYS) return ''
  return `区间过短（${count}个交易日，至少${LEAST_DAYS}个），结果不具代表性`
}

/** A calendar day as date fields return it. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  // A parser may read 02-29 as 03-01.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** How many trading days a range has; undefined where not all are known. */
function daysWithin(from: string, to: string, days: readonly string[] | undefined): number | undefined {
  if (!days || !isDay(from) || !isDay(to) || from < (days[0] ?? '')) return undefined
  return days.filter((day) => day >= from && day <= to).length
}

/** The note under the dates: the number of trading days, and where the range really begins. */
export function rangeWords(from: string, to: string, days: readonly string[] | undefined): string {
  const count = daysWithin(from, to, days)
  if (count === undefined) return `至少${LEAST_DAYS}个交易日，最长${MOST_YEARS}年`
  const first = days?.find((day) => day >= from)
  const begins =
    first !== undefined && first !== from && count > 0 ? `，${from.slice(5)}休市，自${first.slice(5)}起` : ''
  return `共${count}个交易日${begins}`
}
