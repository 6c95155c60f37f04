/** The cancellation and its result in one chunk, so that the result can be shown offline. */
export { CancelScreen } from './cancel.tsx'
export { CancelledScreen } from './cancelled.tsx'
