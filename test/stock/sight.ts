/** The visible text on the page of a stock. */

const part = (name: string) => document.querySelector(`section[aria-label=${name}]`)?.textContent ?? ''
/** Price, change and facts, and what is collapsed below the chart. */
export const head = () => part('行情') + part('更多行情')
export const nowPrice = () => document.querySelector('section[aria-label=行情] strong')?.textContent ?? ''
/** 「11-23 10:20」, the time of the price; '' where none is shown. */
export const asOf = () => /截至 (\S+ \S{5})/.exec(head())?.[1] ?? ''
/** The accessible description of the chart. */
export const picture = () => document.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? ''

/** What would be wrong on any page of prices. */
export const LIES =
  /NaN|undefined|Infinity|null|Invalid|[−-]100\.00%|[+−-]0\.00%|[^\d.]0\.00元|收盘[−-]?0\.00|[−-]\d+\.\d\d元/

/** 五档行情, beside the minutes of the day. */
export const book = () => document.querySelector('section[aria-label=五档行情]')
