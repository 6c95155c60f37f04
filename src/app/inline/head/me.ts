import { early } from '#app/inline/early.ts'

// The page of a guest needs no answer; a customer's own data is never drawn before the entry has checked the session.
early()
