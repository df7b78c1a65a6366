import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import { codeOf } from './failure.ts'

/** Whether a process number is taken: also by a process that has ended but was not yet collected by its parent. */
export function isNumberTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether the process is a living PostgreSQL that works on this cluster. */
export async function isEngineOf(cluster: string, pid: number): Promise<boolean> {
  const answer = process.platform === 'linux' ? askProc(cluster, pid) : askPs(cluster, pid)
  // A process that is gone, ended or another user's tells nothing, and is not ours.
  return await answer.catch(() => false)
}

async function askProc(cluster: string, pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8')
  return name.trim() === 'postgres' && (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster))
}

async function askPs(cluster: string, pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)])
  return (
    !stdout.trimStart().startsWith('Z') && stdout.includes('postgres') && stdout.includes(`-D ${cluster} `)
  )
}
