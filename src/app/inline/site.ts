import { wait } from './show.ts'

wait()
