/** The screens of an order's steps, which are walked as a chain: one piece of code, there from the first step on. */
export { FaceScreen } from './face.tsx'
export { PayScreen } from './pay.tsx'
export { ResultScreen } from './result.tsx'
export { SignScreen } from './sign.tsx'
