/**
 * Turns the seed's plain notation into the HTML of an editor: `##`, `###`, `-`, `1.`, `|`, `>`, `![alt](src)`,
 * `**strong**`, `[text](address)`; a line that begins with `@@` is raw HTML.
 */
export function toHtml(text: string): string {
  const lines = text.trim().split('\n')
  const out: string[] = []
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at] ?? '')
    let end = at + 1
    while (GROUPED.has(kind) && end < lines.length && kindOf(lines[end] ?? '') === kind) end++
    out.push(block(kind, lines.slice(at, end)))
    at = end
  }
  return out.filter((each) => each !== '').join('\n')
}

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'table' | 'quote' | 'image' | 'raw' | 'empty' | 'p'

const GROUPED = new Set<Kind>(['ul', 'ol', 'table', 'quote'])
const MARKS: readonly [RegExp, Kind][] = [
  [/^\s*$/, 'empty'],
  [/^### /, 'h3'],
  [/^## /, 'h2'],
  [/^- /, 'ul'],
  [/^\d+\. /, 'ol'],
  [/^\|/, 'table'],
  [/^> /, 'quote'],
  [/^!\[/, 'image'],
  [/^@@/, 'raw'],
]

function kindOf(line: string): Kind {
  return MARKS.find(([mark]) => mark.test(line))?.[1] ?? 'p'
}

function block(kind: Kind, lines: readonly string[]): string {
  const [first = ''] = lines
  switch (kind) {
    case 'h2':
    case 'h3':
      return `<${kind}>${inline(first.replace(/^#+ /, ''))}</${kind}>`
    case 'ul':
    case 'ol':
      return `<${kind}>${lines.map((line) => `<li>${inline(line.replace(/^(-|\d+\.) /, ''))}</li>`).join('')}</${kind}>`
    case 'table':
      return table(lines)
    case 'quote':
      return `<blockquote>${lines.map((line) => `<p>${inline(line.slice(2))}</p>`).join('')}</blockquote>`
    case 'image':
      return first.replace(/^!\[(.*?)\]\((.*?)\).*$/, '<p><img src="$2" alt="$1" width="750" height="420"></p>')
    case 'raw':
      return first.slice(2)
    case 'empty':
      return ''
    case 'p':
      return `<p>${inline(first)}</p>`
  }
}

function table(lines: readonly string[]): string {
  const rows = lines.map((line) => line.slice(1, -1).split('|'))
  const cells = (row: readonly string[], tag: string) => row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
  const [head = [], ...body] = rows
  const bodyRows = body.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`)
  return `<table><thead><tr>${cells(head, 'th').join('')}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`
}

function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
}
