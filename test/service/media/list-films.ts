import { shortFilms, teamFilms } from '#test/service/seed/media/films.ts'

/** Prints the videos for `make.sh`, one a line, tab-separated: folder, size, seconds, colour, sound, fault, words. */
for (const { name, sec, isWide, isSilent, fault, colour, head, lines } of [...shortFilms, ...teamFilms]) {
  const size = isWide ? '480x270' : '270x480'
  console.log(
    [`films/${name}`, size, sec, colour, isSilent ? 'silent' : 'spoken', fault ?? 'whole', head, ...lines].join('\t'),
  )
}
