// The package has types only for its main entry; the light one is a subset of it.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
