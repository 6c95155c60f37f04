/** The share card of a stock's page: 「江岸食品(600901) 资讯公告」, no price and no chart. product §2.21 */
export function stockCard(name: string, symbol: string, what: string) {
  return { title: `${name}(${symbol.slice(2)}) ${what}`, desc: '数据仅供参考，不构成投资建议' }
}
