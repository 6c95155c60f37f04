import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { root } from '#test/ready.mjs'
import { createProject, execute, type Files, type Project } from './project.ts'

/** Failures end with one message and a non-zero code; successful steps run once. */

vi.setConfig({ testTimeout: 120_000 })
const projects: Project[] = []
afterEach(() => projects.splice(0).forEach((each) => each.remove()))

/** A copy of the commands in a project of its own. */
function create(files: Files): Project {
  const project = createProject(files, ['test/ready.mjs', 'test/chromium.mjs', 'test/start.mjs'], false)
  projects.push(project)
  return project
}

const call = (project: Project, file: string, code: string, env = {}) =>
  execute(
    process.execPath,
    ['--input-type=module', '-e', `import * as it from './test/${file}'; ${code}`],
    project.folder,
    env,
  )

it.each([['18.20.4'], ['20.18.3'], ['16.0.0']])('Node %s is too old', async (version) => {
  const { code, output } = await call(create({}), 'ready.mjs', `it.needNode('${version}')`)
  expect(output).toBe(`Node 20.19 or newer is needed; this is ${version}.\n`)
  expect(code).toBe(1)
})

it.each([['20.19.0'], ['22.1.0'], ['24.0.0']])('Node %s is new enough', async (version) => {
  expect(await call(create({}), 'ready.mjs', `it.needNode('${version}')`)).toEqual({ code: 0, output: '' })
})

it.each([['0'], ['65535'], ['http'], ['-1'], ['80.5']])('PORT=%s is invalid', async (PORT) => {
  const { code, output } = await execute(process.execPath, ['test/start.mjs'], create({}).folder, { PORT })
  expect(output).toBe(`PORT must be a number from 1 to 65534, not "${PORT}".\n`)
  expect(code).toBe(1)
})

it('an occupied port is reported before anything is installed or built', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => resolve(Number(Object(other.address()).port)))
  })
  for (const asked of [port, port - 1]) {
    const { code, output } = await execute(process.execPath, ['test/start.mjs'], create({}).folder, {
      PORT: String(asked),
    })
    expect(output).toBe(`Port ${port} is in use; set PORT to another one (this and the next are needed).\n`)
    expect(code).toBe(1)
  }
  other.close()
})

it('a command already running in this folder', async () => {
  const project = create({})
  const lock = join(project.folder, 'node_modules/.cache/test.lock')
  const hold = (pid: number) => {
    mkdirSync(lock, { recursive: true })
    writeFileSync(join(lock, 'pid'), String(pid))
  }
  const run = () => call(project, 'ready.mjs', "it.needAlone('test'); process.stdout.write('alone')")
  expect(await run()).toEqual({ code: 0, output: 'alone' })
  hold(process.pid)
  expect(await run()).toEqual({
    code: 1,
    output: `npm test already runs in this folder, as process ${process.pid}.\n`,
  })
  // Left by a killed process.
  hold(2_147_483_646)
  expect(await run()).toEqual({ code: 0, output: 'alone' })
})

it('a missing browser', async () => {
  const named = await call(create({}), 'chromium.mjs', 'await it.findChromium()', { CHROMIUM_PATH: '/nowhere' })
  expect(named).toEqual({ code: 1, output: 'CHROMIUM_PATH names no file: /nowhere\n' })
  const none = await call(create({}), 'chromium.mjs', "await it.findChromium('', [() => undefined])")
  expect(none).toEqual({ code: 1, output: 'No Chromium: install one and name it in CHROMIUM_PATH.\n' })
})

it('packages that cannot be installed', async () => {
  const project = create({ 'package-lock.json': '{}', 'tools/npm': '#!/bin/sh\nexit 7\n' })
  spawnSync('chmod', ['+x', join(project.folder, 'tools/npm')])
  const PATH = `${join(project.folder, 'tools')}:${process.env['PATH']}`
  const { code, output } = await call(project, 'ready.mjs', 'it.needPackages()', { PATH })
  expect(output).toBe('npm ci failed: the packages could not be installed.\n')
  expect(code).toBe(1)
})

describe('a build', () => {
  /** Replaces Vite: records that it ran, takes a while, writes a build's files. */
  const builder = `
    import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
    appendFileSync('log', existsSync('building') ? 'at once ' : 'alone ')
    writeFileSync('building', '')
    await new Promise((resolve) => setTimeout(resolve, 300))
    rmSync('building')
    mkdirSync('dist', { recursive: true })
    writeFileSync('dist/sw.js', '')`
  const build = (project: Project) => call(project, 'ready.mjs', 'it.needBuild()')
  const built = (project: Project) => readFileSync(join(project.folder, 'log'), 'utf8')
  const withBuilder = (text = builder) =>
    create({
      'src/main.tsx': '',
      'node_modules/vite/package.json': '{"type":"module"}',
      'node_modules/vite/bin/vite.js': text,
    })

  it('requested by three commands runs once', async () => {
    const project = withBuilder()
    const ends = await Promise.all([build(project), build(project), build(project)])
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(built(project)).toBe('alone ')
  })
  it('is repeated when a source changes, also during the build', async () => {
    const project = withBuilder(`${builder}\nwriteFileSync('src/main.tsx', 'changed')`)
    await build(project)
    await build(project)
    expect(built(project).split(' ')).toHaveLength(3)
  })
  it('continues when the holder of the lock has died', async () => {
    const project = withBuilder()
    const lock = join(project.folder, 'node_modules/.cache/build.lock')
    mkdirSync(lock, { recursive: true })
    writeFileSync(join(lock, 'pid'), '2147483646')
    expect(await build(project)).toMatchObject({ code: 0 })
    expect(built(project)).toBe('alone ')
  })
  it('that fails is reported and lets the next one try', async () => {
    const project = withBuilder('process.exit(3)')
    expect(await build(project)).toEqual({ code: 1, output: 'The build failed.\n' })
    expect(existsSync(join(project.folder, 'node_modules/.cache/build.lock'))).toBe(false)
  })
})

it('the commands of the README are the scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object } // our own file
  expect(Object.keys(scripts).sort()).toEqual(['bench', 'book', 'build', 'check', 'dev', 'start', 'test'])
})
