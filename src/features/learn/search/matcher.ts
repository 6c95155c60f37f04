/** Whether texts together hold every word that was typed, whatever its case and width. */
export function matcher(typed: string): (...texts: readonly string[]) => boolean {
  const wanted = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return (...texts) => {
    const all = plain(texts.join(' '))
    return wanted.length > 0 && wanted.every((word) => all.includes(word))
  }
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
