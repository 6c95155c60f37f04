/** Sample certificates of the company; each of them says that it is a sample. */

const FONT = 'font-family="PingFang SC,HarmonyOS Sans SC,Noto Sans CJK SC,sans-serif"'

/** A certificate with a seal, 600 × 424: its name and its number. */
export function paperSvg(name: string, number: string): string {
  const lines = [0, 1, 2, 3].map(
    (line) =>
      `<rect x="96" y="${214 + line * 30}" width="${[300, 260, 280, 180][line]}" height="10" rx="5" fill="#D9DDE6"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="424" viewBox="0 0 600 424"><rect width="600" height="424" fill="#FBF8F0"/><rect x="16" y="16" width="568" height="392" fill="none" stroke="#B08A3E" stroke-width="4"/><rect x="26" y="26" width="548" height="372" fill="none" stroke="#B08A3E"/><g ${FONT} text-anchor="middle" fill="#1A1F2B"><text x="300" y="104" font-size="38" font-weight="600">${name}</text><text x="300" y="156" font-size="22" fill="#5B6475">${number}</text></g>${lines.join('')}<circle cx="462" cy="308" r="52" fill="none" stroke="#B3261E" stroke-width="4" opacity=".7"/><text x="462" y="316" ${FONT} font-size="22" text-anchor="middle" fill="#B3261E" opacity=".8">示例</text></svg>`
}

/** A street map of the head office, 750 × 420, with a pin. */
export function mapSvg(name: string, address: string): string {
  const streets = ['M0 120H750', 'M0 300H750', 'M160 0V420', 'M420 0V420', 'M640 0V420', 'M0 400L300 0']
  const drawn = streets.map((street) => `<path d="${street}" stroke="#fff" stroke-width="26"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420"><rect width="750" height="420" fill="#E4E9EF"/><rect x="470" y="146" width="140" height="128" rx="8" fill="#CFE3D4"/>${drawn.join('')}<path d="M292 262c-34-44-50-66-50-92a50 50 0 0 1 100 0c0 26-16 48-50 92z" fill="#1F4FBF"/><circle cx="292" cy="170" r="18" fill="#fff"/><g ${FONT}><text x="292" y="352" font-size="26" font-weight="600" text-anchor="middle" fill="#1A1F2B">${name}</text><text x="292" y="384" font-size="20" text-anchor="middle" fill="#3E4656">${address}</text><text x="734" y="24" font-size="16" text-anchor="end" fill="#3E4656">示意图</text></g></svg>`
}
