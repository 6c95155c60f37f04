// The package types its main entry only; the light one is a part of it.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
