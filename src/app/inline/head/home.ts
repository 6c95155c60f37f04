import { early } from '#app/inline/early.ts'

// Its modules are asked for one by one, each in a room of its own that stands already.
early()
