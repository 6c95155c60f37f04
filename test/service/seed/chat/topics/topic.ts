/** Sentences of one kind. */
export type Sentences = readonly [string, ...string[]]

/** A topic of conversation: a question about it gets an answer about it. */
export interface Topic {
  /** Keywords: a message with any of them is about this topic. */
  words: Sentences
  asks: Sentences
  /** Of the teacher. */
  answers: Sentences
  /** Of other customers, after the answer. */
  remarks: Sentences
}
