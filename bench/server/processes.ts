import { readdirSync, readFileSync } from 'node:fs'

// Linux counts a process’s time in hundredths of a second.
const TICK_MS = 10

interface Used {
  readonly parent: number
  readonly ms: number
  /** Milliseconds of its children that have ended. */
  readonly endedMs: number
}

/** Milliseconds of processor that a process has used. */
export function cpuOf(pid: number): number {
  return usedBy(pid)?.ms ?? Number.NaN
}

/**
 * Milliseconds of processor of a PostgreSQL: of all processes that answer a connection, and of those that helped one
 * and have ended.
 */
export function cpuOfEngine(postmaster: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isAnswering(name, postmaster))
  const running = children.reduce((sum, pid) => sum + (usedBy(pid)?.ms ?? 0), 0)
  return running + (usedBy(postmaster)?.endedMs ?? Number.NaN)
}

/**
 * Whether a process answers queries, unlike the WAL writer, the checkpointer and others that work for everybody at
 * their own time.
 */
function isAnswering(pid: string, postmaster: number): boolean {
  if (usedBy(pid)?.parent !== postmaster) return false
  return /\[local\]|parallel worker/.test(read(pid, 'cmdline') ?? '')
}

/** Milliseconds of processor that the host gave to others, of what this machine was promised. */
export function takenByHost(): number {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  return Number(all.trim().split(/\s+/)[8]) * TICK_MS
}

/** Megabytes that a process holds. */
export function memoryOf(pid: number): number {
  return megabytes(pid, /^VmRSS:\s+(\d+)/m)
}

/** Megabytes that a process held at most, since it began. */
export function peakMemoryOf(pid: number): number {
  return megabytes(pid, /^VmHWM:\s+(\d+)/m)
}

function megabytes(pid: number, line: RegExp): number {
  return Number(read(pid, 'status')?.match(line)?.[1]) / 1024
}

function usedBy(pid: number | string): Used | undefined {
  const text = read(pid, 'stat')
  if (text === undefined) return undefined
  // The fields follow the process’s name, which may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = (nth: number) => Number(fields[nth]) * TICK_MS
  return { parent: Number(fields[1]), ms: ticks(11) + ticks(12), endedMs: ticks(13) + ticks(14) }
}

/** A file of a process; undefined once it has ended. */
function read(pid: number | string, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
