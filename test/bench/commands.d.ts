// The commands are plain Node, so that they run before anything is installed.
declare module '#test/ready.mjs' {
  export const root: string
  export function needBuild(): void
  export function isFree(port: number): Promise<boolean>
}

declare module '#test/chromium.mjs' {
  export function findChromium(): Promise<string>
}
