/** Where to find a Chromium: named, on the system, from Debian, or the npm package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stop } from './ready.mjs'

/** The headless shell comes first: it needs a fraction of the full browser's time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Path of a browser: the named one or nothing, else the first one found. */
export async function findChromium(named = process.env.CHROMIUM_PATH, ways = [onSystem, fromDebian, fromNpm]) {
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH names no file: ${named}`)
  for (const find of ways) {
    const found = await find()
    if (found) return found
  }
  return stop('No Chromium: install one and name it in CHROMIUM_PATH.')
}

function onSystem() {
  return places.find((each) => existsSync(each))
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = (browser) => ['install', '-y', '-qq', browser, 'fonts-noto-cjk']
  for (const args of [['update', '-qq'], install('chromium-headless-shell'), install('chromium')]) {
    if (onSystem()) break
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return onSystem()
}

async function fromNpm() {
  try {
    // Its libraries are unpacked only if it detects a bare container.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch {
    return undefined
  }
}
