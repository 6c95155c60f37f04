import { defineConfig } from '@playwright/test'

/** Browser tests: the real build; each worker starts its own service and simulated WeChat (e2e/server.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Long for an idle machine: what hangs is found all the same, and a busy one fails no test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./run/browser-report.ts']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    // Half of the pixels to paint: 7 % less processor time. Pictures that are looked at are taken by the book.
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Half of what a first visit costs: tests that look at it, or at all that a device keeps, allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // A seventh less processor time for a page: its requests do not pass through a process of their own.
        '--enable-features=NetworkServiceInProcess2',
        '--no-first-run',
        // What the JS-SDK reports to WeChat goes nowhere. A route would stop every request and switch off the cache.
        '--host-resolver-rules=MAP open.weixin.qq.com ~NOTFOUND',
      ],
    },
  },
})
