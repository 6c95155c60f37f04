/** A view: three seconds, or half of a shorter video. */
const VIEW_SEC = 3
/** A finish. */
const FINISH = 0.9
/** A longer step between two time updates is a seek, s. */
const JUMP = 1.5

export interface Watched {
  /** The current second, and the duration. */
  at: (sec: number, length: number) => void
}

/** Tracks what is really watched of one video: view and finish are reported once each, however often it loops. */
export function createWatched(report: { viewed: () => void; finished: () => void }): Watched {
  let [watched, before] = [0, 0]
  let [isViewed, isFinished] = [false, false]
  return {
    at(sec, length) {
      const step = sec - before
      before = sec
      if (step > 0 && step < JUMP) watched += step
      if (!(length > 0)) return
      if (!isViewed && watched >= Math.min(VIEW_SEC, length / 2)) {
        isViewed = true
        report.viewed()
      }
      if (!isFinished && isViewed && sec >= length * FINISH) {
        isFinished = true
        report.finished()
      }
    },
  }
}
