import { early } from '#app/inline/early.ts'

early()
