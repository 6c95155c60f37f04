declare const self: ServiceWorkerGlobalScope

/**
 * The kill switch: built with `VITE_WORKER=off` and served as /sw.js, it replaces a broken worker at the next visit and
 * removes every cache and itself. It reloads no page; the next one comes from the server.
 */
export function retire(): void {
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', (event) => event.waitUntil(leave()))
}

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
