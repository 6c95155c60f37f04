import { useEffect, useState } from 'react'
import { drawPoster } from './poster-canvas.ts'
import type { PosterWords } from './poster.words.ts'

export type PosterModel =
  | { state: 'drawing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; image: string; alt: string; file: string; link: string; inWechat: boolean }

/** Draws a poster, with the canonical link of the page in its code. product 2.21 */
export function usePoster(words: PosterWords, shareLink: () => string, inWechat: boolean): PosterModel {
  const [drawn, setDrawn] = useState<{ image: string; link: string } | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let open = true
    const link = shareLink()
    drawPoster(words, link).then(
      (image) => open && setDrawn({ image, link }),
      () => open && setDrawn('failed'),
    )
    return () => {
      open = false
    }
  }, [words, shareLink, tries])
  const retry = () => {
    setDrawn(undefined)
    setTries(tries + 1)
  }
  if (drawn === undefined) return { state: 'drawing' }
  if (drawn === 'failed') return { state: 'failed', retry }
  const { what, number, title, facts } = words
  const alt = [`${what}《${title}》的分享海报`, ...facts, '股市有风险，投资需谨慎', `图中有${what}二维码`].join('，')
  return { state: 'ready', ...drawn, alt, file: `${number}-海报.jpg`, inWechat }
}
