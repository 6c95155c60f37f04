import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useLoad } from '#data/use-load.ts'
import { drawPoster } from './poster-canvas.ts'
import type { PosterWords } from './poster.words.ts'

interface DrawnPoster {
  image: string
  alt: string
  file: string
  link: string
}

/** Draws a poster, with the canonical link of the page in its code. product §2.21 */
export function usePoster(words: PosterWords, shareLink: () => string): Loaded<DrawnPoster> {
  const drawn = useLoad(JSON.stringify(words), async () => {
    const link = shareLink()
    return { image: await drawPoster(words, link), link }
  })
  const { what, number, title, facts } = words
  const alt = [`${what}《${title}》的分享海报`, ...facts, '股市有风险，投资需谨慎', `图中有${what}二维码`].join('，')
  return mapLoaded(drawn, (poster) => ({ ...poster, alt, file: `${number}-海报.jpg` }))
}
