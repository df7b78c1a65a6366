import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Runs a program to its end. Its output goes to ours, or with `quiet` to the caller. */
export function run(program, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    // A terminal's Ctrl-C reaches the child by itself: we only wait for it. SIGTERM reaches us alone.
    const wait = () => {}
    const passOn = () => child.kill('SIGTERM')
    process.on('SIGINT', wait).on('SIGTERM', passOn)
    child.on('error', (error) => {
      output += `${error.message}\n`
    })
    child.on('close', (code) => {
      process.off('SIGINT', wait).off('SIGTERM', passOn)
      resolve({ code: code === null || code < 0 ? 1 : code, output })
    })
  })
}

/** Runs a program of an installed package. */
export function runPackage(name, args, options) {
  return run(process.execPath, [`node_modules/.bin/${name}`, ...args], options)
}
