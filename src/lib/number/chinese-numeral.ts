const LONGEST = 12

interface Script {
  readonly digits: string
  /** Tens, hundreds, thousands. */
  readonly ranks: readonly string[]
}

const PLAIN: Script = { digits: '零一二三四五六七八九', ranks: ['', '十', '百', '千'] }
const FINANCIAL: Script = { digits: '零壹贰叁肆伍陆柒捌玖', ranks: ['', '拾', '佰', '仟'] }
const GROUPS: readonly string[] = ['', '万', '亿']

/**
 * A whole number in Chinese: 一百二十三, 十二, 一万零五. spec §5
 * @throws RangeError 'too big' for more than 12 digits, 'not a whole number' for anything else
 */
export function chineseNumeral(value: number | string): string {
  const { sign, digits } = wholeNumber(value)
  return sign + read(digits, PLAIN).replace(/^一十/, '十')
}

/** 第十二笔; in digits if the number is too big for the helper. product A29 */
export function nth(value: number, what: string): string {
  try {
    return `第${chineseNumeral(value)}${what}`
  } catch {
    return `第${value}${what}`
  }
}

/**
 * An amount in whole fen in financial capitals: 壹佰元整, 壹元零伍分.
 * @throws RangeError 'too big' for more than 12 digits of yuan, 'not a whole number' for parts of a fen
 */
export function chineseAmount(fen: number): string {
  if (!Number.isInteger(fen)) throw new RangeError('not a whole number')
  const amount = Math.abs(fen)
  const { digits } = wholeNumber(Math.floor(amount / 100))
  const [jiao, cents] = [Math.floor(amount / 10) % 10, amount % 10]
  const whole = digits === '0' && amount > 0 ? '' : `${read(digits, FINANCIAL)}元`
  const tenths = jiao > 0 ? `${FINANCIAL.digits[jiao]}角` : whole !== '' && cents > 0 ? '零' : ''
  return (fen < 0 ? '负' : '') + whole + tenths + (cents > 0 ? `${FINANCIAL.digits[cents]}分` : '整')
}

/** An amount in fen for a contract: in financial capitals, or in digits if too big. product A29 */
export function capitalAmount(fen: number): string {
  try {
    return chineseAmount(fen)
  } catch {
    return `${(fen / 100).toFixed(2)}元`
  }
}

function wholeNumber(value: number | string): { sign: string; digits: string } {
  if (typeof value === 'number' && Math.abs(value) >= 10 ** LONGEST) throw new RangeError('too big')
  const [, minus, digits] = /^(-?)0*(\d+)$/.exec(String(value)) ?? []
  if (digits === undefined) throw new RangeError('not a whole number')
  if (digits.length > LONGEST) throw new RangeError('too big')
  return { sign: minus && digits !== '0' ? '负' : '', digits }
}

/**
 * Reads groups of four digits. A run of zeros between two digits becomes one 零; zeros at the end of a group are left
 * out.
 */
function read(digits: string, script: Script): string {
  let text = ''
  let zero = false
  let groupEmpty = true
  for (let i = 0; i < digits.length; i++) {
    const place = digits.length - 1 - i
    const digit = Number(digits[i])
    if (digit === 0) {
      zero = text !== ''
    } else {
      text += (zero ? script.digits[0] : '') + `${script.digits[digit]}${script.ranks[place % 4]}`
      zero = false
      groupEmpty = false
    }
    if (place % 4 > 0 || groupEmpty) continue
    text += GROUPS[place / 4]
    zero = place === 0
    groupEmpty = true
  }
  return text || `${script.digits[0]}`
}
