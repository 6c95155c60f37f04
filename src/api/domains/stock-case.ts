export * from '#api/domains/stock-case/shown.ts'
export * from '#api/domains/stock-case/channel.ts'
export * from '#api/domains/stock-case/strategy.ts'
