/** An answer and when the server gave it, epoch ms. */
export interface Answer<T = unknown> {
  data: T
  savedAt: number
}
