/** Exactly 11 letters or digits (a mobile number) as first 3, `****`, last 4; any other text unchanged. spec §9 */
export function mask(text: string): string {
  return /^[A-Za-z0-9]{11}$/.test(text) ? `${text.slice(0, 3)}****${text.slice(7)}` : text
}
