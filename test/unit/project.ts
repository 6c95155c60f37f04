import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '#test/ready.mjs'

/** Path → text. */
export type Files = Record<string, string | Buffer>

/** A small project in a separate folder, with real configuration files, for gates to judge. */
export interface Project {
  folder: string
  run(gate: readonly unknown[], more?: readonly string[]): Promise<Result>
  remove(): void
}

export interface Result {
  code: number
  output: string
}

export function createProject(files: Files, copied: readonly string[] = [], packages = true): Project {
  const folder = mkdtempSync(join(tmpdir(), 'gates-'))
  for (const each of copied) cpSync(join(root, each), join(folder, each))
  if (packages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return {
    folder,
    run: ([, command, args], more = []) => execute(String(command), [...(args as string[]), ...more], folder), // a gate's third part is its arguments
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The output of a command, on both streams, and its exit code. */
export function execute(command: string, args: readonly string[], cwd: string, env = {}): Promise<Result> {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...env } } as const
  return new Promise((resolve) => {
    const child = execFile(command, args, options, (_, out, err) => {
      resolve({ code: child.exitCode ?? 1, output: out + err })
    })
  })
}
