import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4183)

/** Browser tests: the real build, the service with an in-memory database, the simulated WeChat one port higher. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port + 1}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: `node_modules/.bin/tsx test/serve.ts`,
    cwd: '..',
    url: `http://localhost:${port}/api/public/current-time`,
    env: { PORT: String(port), DATA: ':memory:', FAULTS: '1' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
