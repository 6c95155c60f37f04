/** The screens of an order's steps, in one chunk that is loaded with the first of them. */
export { FaceScreen } from './face.tsx'
export { PayScreen } from './pay.tsx'
export { ResultScreen } from './result.tsx'
export { SignScreen } from './sign.tsx'
