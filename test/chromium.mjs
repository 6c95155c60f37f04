/** Where a Chromium is: named, on the system, from Debian, or the one that npm carries. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stop } from './ready.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH names no file: ${named}`)
  const found = places.find((each) => existsSync(each)) ?? fromDebian() ?? (await fromNpm())
  return found ?? stop('No Chromium: install one and name it in CHROMIUM_PATH.')
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = ['apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']]
  for (const [command, args] of [['apt-get', ['update', '-qq']], install]) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return places.find((each) => existsSync(each))
}

async function fromNpm() {
  try {
    // Its libraries are unpacked only where it believes to be in a bare container.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch {
    return undefined
  }
}
