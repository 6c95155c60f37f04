/** Sentences of one kind. */
export type Sentences = readonly [string, ...string[]]

/** What a talk can be about: who asks about it is answered about it. */
export interface Topic {
  /** Any of these in a message means that it is about this. */
  words: Sentences
  asks: Sentences
  /** Of the teacher. */
  answers: Sentences
  /** Of other customers, once it was answered. */
  remarks: Sentences
}
