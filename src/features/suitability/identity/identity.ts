/** The two screens of the identity check, in one chunk because they follow each other. */
export { FaceScreen } from './face.tsx'
export { VerifyScreen } from './verify.tsx'
