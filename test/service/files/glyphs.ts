/** Letters and digits of 5 × 7 dots, for pictures that have no fonts: one number per row, highest bit left. */
const GLYPHS = new Map<string, readonly number[]>([
  ['0', [14, 17, 19, 21, 25, 17, 14]],
  ['1', [4, 12, 4, 4, 4, 4, 14]],
  ['2', [14, 17, 1, 2, 4, 8, 31]],
  ['3', [31, 2, 4, 2, 1, 17, 14]],
  ['4', [2, 6, 10, 18, 31, 2, 2]],
  ['5', [31, 16, 30, 1, 1, 17, 14]],
  ['6', [6, 8, 16, 30, 17, 17, 14]],
  ['7', [31, 1, 2, 4, 8, 8, 8]],
  ['8', [14, 17, 17, 14, 17, 17, 14]],
  ['9', [14, 17, 17, 15, 1, 2, 12]],
  ['A', [14, 17, 17, 31, 17, 17, 17]],
  ['C', [14, 17, 16, 16, 16, 17, 14]],
  ['R', [30, 17, 17, 30, 20, 18, 17]],
  ['S', [15, 16, 16, 14, 1, 1, 30]],
])

/** Whether the dot at (x, y) of a text is set; a character is 6 dots wide. */
export function dot(text: string, x: number, y: number): boolean {
  const row = GLYPHS.get(text[Math.floor(x / 6)] ?? '')?.[y] ?? 0
  return x >= 0 && x % 6 < 5 && (row & (16 >> (x % 6))) !== 0
}
