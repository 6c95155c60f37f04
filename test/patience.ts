/** Before each file of tests: what is awaited may take its time on a shared processor; what is there at once costs none. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
}

export {}
