import { graphemesOf } from '#lib/text/graphemes.ts'
/** Lines break between any two characters, but never before a closing one or inside a number or a Latin word. */
const PIECES = /(?:[\w.%+-]+|.)[，。：；！？、）》」』”’…]*/gsu

/**
 * Breaks a text into lines that `fits` accepts; what is left after `most` lines becomes an ellipsis. A word longer than
 * a line is cut.
 */
export function linesOf(text: string, fits: (line: string) => boolean, most = Infinity): string[] {
  const lines: string[] = []
  let line = ''
  const close = () => {
    lines.push(line.trim())
    line = ''
  }
  for (const piece of text.replace(/\s+/g, ' ').trim().match(PIECES) ?? []) {
    if (line !== '' && !fits(line + piece)) close()
    for (const sign of fits(piece) ? [piece] : graphemesOf(piece)) {
      if (line !== '' && !fits(line + sign)) close()
      line += sign
    }
  }
  if (line.trim() !== '') close()
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)]
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const signs = graphemesOf(line)
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) signs.pop()
  return `${signs.join('')}…`
}
