import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

/** Custom properties that are read but never declared: browsers drop such declarations silently. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
const declared = new Set<string>()
const reads: { file: string; name: string }[] = []
for (const file of files.filter((each) => each.endsWith('.css'))) {
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      Declaration: { custom: ({ name }) => void declared.add(name) },
      Variable: ({ name }) => void reads.push({ file, name: name.ident }),
    },
  })
}
// A script sets those it measures.
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(/(?:setProperty|useHeightAs)\('(--[\w-]+)'/g)) declared.add(name)
}
const unknown = reads.filter(({ name }) => !declared.has(name))
for (const { file, name } of unknown) process.stderr.write(`${file}: nothing declares ${name}\n`)
if (unknown.length > 0) process.exit(1)
