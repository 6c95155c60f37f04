/** The first and the longest wait after a request that brought nothing new, ms. */
const [FIRST, LONGEST] = [1_000, 30_000]

/**
 * Requests that frames cause: at once, but after one that brought nothing new ever later, because a gateway whose frames
 * name messages that do not exist would otherwise cause several a second.
 */
export function createPause(request: () => void) {
  let wait = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const end = () => {
    timer = undefined
    if (isWanted) request()
    isWanted = false
  }
  return {
    /** Requests at once, or when the pause is over. */
    ask() {
      if (timer === undefined) request()
      else isWanted = true
    },
    isOver: () => timer === undefined,
    /** A request brought nothing new. */
    lengthen() {
      wait = Math.min(LONGEST, wait === 0 ? FIRST : wait * 2)
      clearTimeout(timer)
      timer = setTimeout(end, wait)
    },
    /** A request brought something new. */
    reset() {
      wait = 0
      clearTimeout(timer)
      end()
    },
  }
}
