import { wait } from '#app/inline/show.ts'

wait()
