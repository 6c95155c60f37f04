/** The cancellation and its end: whoever cancels has the words that follow, also without a network. */
export { CancelScreen } from './cancel.tsx'
export { CancelledScreen } from './cancelled.tsx'
