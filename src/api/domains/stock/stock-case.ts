export * from './stock-case/shown.ts'
export * from './stock-case/channel.ts'
export * from './stock-case/strategy.ts'
