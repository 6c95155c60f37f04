/** Before each file of tests: awaited conditions may take long on a shared processor; immediate ones cost nothing. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
}

export {}
