/** Covers drawn by code: a two-colour gradient, a pattern that fits the subject, and two characters as its mark. */

interface Look {
  /** Hue of the gradient, degrees. */
  hue: number
  draw: (seed: number) => string
}

const WIDTH = 750
const HEIGHT = 422
const many = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
/** A height from the seed, 0 to 1, another at every place. */
const part = (seed: number, at: number) => ((seed >>> (at % 24)) % 97) / 97

const candles = (seed: number) =>
  many(13, (at) => {
    const height = 36 + part(seed, at) * 96
    const top = 300 - at * 15 - part(seed, at + 7) * 60
    const x = 330 + at * 33
    return `<path d="M${x + 9} ${top - 22}v${height + 44}" stroke="#fff" stroke-width="3"/><rect x="${x}" y="${top}" width="18" height="${height}" rx="3" fill="#fff" opacity="${at % 3 ? 1 : 0.5}"/>`
  })
const grid = () =>
  many(9, (at) => `<path d="M${310 + at * 55} 0V${HEIGHT}M310 ${at * 55}H${WIDTH}" stroke="#fff" stroke-width="2"/>`) +
  `<path d="M310 350 420 262 530 292 640 148 750 96" fill="none" stroke="#fff" stroke-width="8"/>`
const rings = () =>
  many(
    6,
    (at) => `<circle cx="610" cy="200" r="${40 + at * 44}" fill="none" stroke="#fff" stroke-width="${20 - at * 3}"/>`,
  )
const steps = () =>
  many(
    7,
    (at) =>
      `<rect x="${330 + at * 64}" y="${350 - at * 46}" width="58" height="${72 + at * 46}" rx="6" fill="#fff" opacity="${0.4 + at * 0.1}"/>`,
  )
const waves = (seed: number) =>
  many(6, (at) => {
    const y = 110 + at * 52
    const rise = 24 + part(seed, at) * 40
    return `<path d="M250 ${y}c80 ${-rise} 160 ${-rise} 250 0s170 ${rise} 250 0" fill="none" stroke="#fff" stroke-width="${10 - at}"/>`
  })
const dots = (seed: number) =>
  many(
    70,
    (at) =>
      `<circle cx="${330 + (at % 10) * 44}" cy="${40 + Math.floor(at / 10) * 58}" r="${4 + part(seed, at) * 13}" fill="#fff"/>`,
  )

/** By what a title speaks of; the first that fits counts. */
const SUBJECTS: readonly [RegExp, Look][] = [
  [/看盘|行情|技术|[Kk]线|交易|量价|盘/, { hue: 221, draw: candles }],
  [/年报|财|公司|估值|行业|报表|研究|产业/, { hue: 199, draw: grid }],
  [/基金|资产|配置|家庭|组合/, { hue: 262, draw: rings }],
  [/入门|第一课|零|新手|十二讲|八讲|从/, { hue: 174, draw: steps }],
  [/宏观|利率|市场|经济|周期|策略|指数/, { hue: 210, draw: waves }],
]
const OTHERS: readonly Look[] = [
  { hue: 196, draw: dots },
  { hue: 166, draw: steps },
  { hue: 272, draw: rings },
  { hue: 230, draw: waves },
]

const FONT = 'font-family="PingFang SC,HarmonyOS Sans SC,Noto Sans CJK SC,sans-serif"'

/** A gradient under the pattern of the subject, which begins so far from the left, with words over both. */
function picture(seed: number, title: string, width: number, height: number, left: number, words: string): string {
  const fitting = SUBJECTS.find(([subject]) => subject.test(title))?.[1]
  const { hue, draw } = fitting ?? OTHERS[seed % OTHERS.length] ?? { hue: 221, draw: dots }
  const turned = hue + ((seed >>> 8) % 3) * 9
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${turned} 62% 30%)"/><stop offset="1" stop-color="hsl(${turned + 24} 58% 50%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><g opacity=".2" transform="translate(${left})">${draw(seed)}</g><g fill="#fff" ${FONT}>${words}</g></svg>`
}

/** 750 × 422. @param seed the same name is always the same cover */
export function drawCover(seed: number, title: string): string {
  // What every title of its kind begins with marks none of them.
  const mark = Array.from(title.replace(/^(?:回放：|示例)/, '').replace(/[^\p{Script=Han}]/gu, ''))
    .slice(0, 2)
    .join('')
  return picture(seed, title, WIDTH, HEIGHT, 0, `<text x="48" y="270" font-size="168" font-weight="600">${mark}</text>`)
}

/** An advert, 1170 × 390: unlike a cover it stands alone, so that it says its title. */
export function drawAdvert(seed: number, title: string): string {
  const [first = '', ...others] = title.split(/(?<=[，：])/)
  const lines = [
    `<text x="64" y="184" font-size="76" font-weight="600">${first.replace(/[，：]$/, '')}</text>`,
    `<text x="64" y="274" font-size="52" opacity=".88">${others.join('')}</text>`,
  ]
  return picture(seed, title, 1170, 390, 420, lines.join(''))
}
