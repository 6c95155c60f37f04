/** Paying and its result, in one chunk. */
export { PayScreen } from './pay.tsx'
export { ResultScreen } from './result.tsx'
