/** The two screens of the identity, which follow each other. */
export { FaceScreen } from './face.tsx'
export { VerifyScreen } from './verify.tsx'
