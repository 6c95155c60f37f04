const LINES = 36

/** A plain PDF of some lines of Chinese text in a font that viewers include, `LINES` of them to a page. */
export function textPdf(lines: readonly string[]): Buffer {
  const pages: string[][] = []
  for (let at = 0; at < Math.max(1, lines.length); at += LINES) pages.push(lines.slice(at, at + LINES))
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 5 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
      stream(page),
    ]),
  ]
  return assembled(objects)
}

function stream(lines: readonly string[]): string {
  const words = lines.map((line) => `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj T*`)
  const text = `BT /F1 14 Tf 20 TL 56 770 Td ${words.join(' ')} ET`
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
}

function assembled(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
