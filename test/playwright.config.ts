import { defineConfig } from '@playwright/test'

/** Browser tests: the real build; each worker starts its own service and simulated WeChat (e2e/server.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Long for an idle machine: hangs are still found, and a busy one fails no test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./run/browser-report.ts']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    // Half of the pixels to paint: 7 % less processor time. Pictures for review are taken by the book.
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Half of the cost of a first visit: tests about prefetching or device storage allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // A seventh less processor time per page: its requests do not pass through a separate process.
        '--enable-features=NetworkServiceInProcess2',
        '--no-first-run',
        // The JS-SDK's reports to WeChat are discarded. A route would pause every request and disable the cache.
        '--host-resolver-rules=MAP open.weixin.qq.com ~NOTFOUND',
      ],
    },
  },
})
