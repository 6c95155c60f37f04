import { openStore, storeNames } from '#data/offline/database.ts'

/** The device's whole storage, as text. */
export async function kept(): Promise<string> {
  const stores = await Promise.all(
    (await storeNames('')).map(async (name) => (await openStore<unknown>(name)).entries()),
  )
  return JSON.stringify([stores, { ...localStorage }, { ...sessionStorage }])
}
