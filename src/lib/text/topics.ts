/** A piece of a text; the pieces joined give the text again. */
export interface Piece {
  readonly text: string
  /** A topic between two `#`, which it includes. */
  readonly topic: boolean
}

/**
 * Splits a text into topics between `#` marks and the rest. spec §9. A topic is not blank and stays on one line; a mark
 * that closes nothing may open the next topic. A single scan, because a pattern could be slowed down by a hostile text.
 */
export function splitTopics(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  let open = text.indexOf('#')
  while (open >= 0) {
    const close = text.indexOf('#', open + 1)
    if (close < 0) break
    if (isTopic(text.slice(open + 1, close))) {
      if (open > done) pieces.push({ text: text.slice(done, open), topic: false })
      done = close + 1
      pieces.push({ text: text.slice(open, done), topic: true })
      open = text.indexOf('#', done)
    } else {
      open = close
    }
  }
  if (done < text.length) pieces.push({ text: text.slice(done), topic: false })
  return pieces
}

function isTopic(between: string): boolean {
  return between.trim() !== '' && !/[\r\n]/.test(between)
}
