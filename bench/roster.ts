import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Product, sample, startProduct } from '../e2e/product.ts'
import { say, sayGoal, sayLoad, saySpread } from './say.ts'
import { keptAhead } from './server/kept-ahead.ts'
import { memoryOf, peakMemoryOf, takenByHost } from './server/processes.ts'
import { type Reader, signedIn, signIn } from './server/reader.ts'
import { percentile } from './statistics.ts'

const PEOPLE = 50_000
const SCHOOLS = 125
const PAUSE_MS = 20
/** How long each of three people waits between two requests: together they ask thirty times a second. */
const READS_EACH_MS = 100
const TIMES = 100
/** How long a server may take to count what reports keep. */
const KEPT_MS = 120_000
const ROUNDS_BEFORE = 10
const underWay = new Set(['importing', 'undoing'])
const GOALS = { seconds: 60, peakMb: 300, waitMs: 200, listMs: 20 }

const PATHS = ['/educators', '/search?search=bell', '/observations', '/dashboard']

interface Wait {
  readonly path: string
  readonly ms: number
}

interface Import {
  readonly state: string
  readonly version: number
  readonly counts: { readonly new: number; readonly leaving: number }
}

const folder = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
try {
  sayLoad()
  // Loading the sample fills memory that a server which only works never has.
  await (await startProduct(folder, sample)).stop()
  const product = await startProduct(folder, sample)
  try {
    // What reports keep is counted after a start, with a roster or without.
    await keptAhead(folder, AbortSignal.timeout(KEPT_MS))
    await measure(product)
  } finally {
    await product.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure({ url, server }: Product) {
  const pid = server.pid ?? Number.NaN
  const readers = await Promise.all(['marisol', 'lorraine', 'priya'].map((name) => signIn(url, name)))
  const roster = await importerAt(url)
  // What a server is asked for the first time it has to prepare, with a roster or without.
  for (let time = 0; time < ROUNDS_BEFORE; time++)
    for (const path of PATHS) await Promise.all(readers.map((reader) => reader.ask(path)))
  say('Memory before, MB', memoryOf(pid).toFixed(0))
  const rows = rowsAt(roster.schools)
  const checked = await beside(readers, 'Check', () => roster.check(rows))
  const imported = await beside(readers, 'Import', () => roster.commit(checked.outcome))
  sayGoal('Check and import, s', checked.seconds + imported.seconds, GOALS.seconds)
  sayGoal('Memory at most until then, MB', peakMemoryOf(pid), GOALS.peakMb)
  const [principal, administrator] = readers
  if (!principal || !administrator) throw new Error('Nobody is signed in.')
  for (const path of [
    '/educators',
    '/educators?search=hollis',
    '/search?search=bell',
    '/search?search=omar%20task',
    '/educators?state=away',
    '/educators?search=ollis',
    '/educators?search=hollis&missing[]=account&waited=30',
  ]) {
    await sayList(`Principal: ${path}`, principal, path)
    await sayList(`Administrator: ${path}`, administrator, path)
  }
  await beside(readers, 'Undo', () => roster.undo())
  sayGoal('Memory at most, MB', peakMemoryOf(pid), GOALS.peakMb)
  for (const reader of readers) reader.close()
}

/** A file of staff, each with an id, an address and one of the schools. */
function rowsAt(schools: readonly string[]): string {
  const first = ['Ada', 'Bela', 'Cleo', 'Dario', 'Esme', 'Flora', 'Gus']
  const last = ['Bellweather', 'Hollister', 'Quill', 'Marsh', 'Oakes', 'Penn', 'Rowe', 'Stone', 'Underhill']
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const name = `${first[at % first.length]} ${last[at % last.length]}${lettersOf(at)}`
    return `B-${at},${name},b${at}@alder-valley.example,${schools[at % schools.length]}`
  })
  return ['Employee ID,Name,Email,School', ...people].join('\n')
}

/** A number in letters: names have no digits. */
function lettersOf(number: number): string {
  return [...number.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')
}

/** Runs a part of an import while people search and read lists; prints how long it took and how long they waited. */
async function beside(readers: readonly Reader[], what: string, run: () => Promise<Import>) {
  const ended = new AbortController()
  const waiting = readers.map((reader) => waitsOf(reader, ended.signal))
  const [began, takenBefore] = [performance.now(), takenByHost()]
  const outcome = await run().finally(() => ended.abort())
  const seconds = (performance.now() - began) / 1_000
  // Where the host gives this machine less, waits say little: they are longer by what it takes.
  const taken = (takenByHost() - takenBefore) / 1_000
  const waits = (await Promise.all(waiting)).flat()
  say(`${what}, s`, seconds.toFixed(1), `the host took ${taken.toFixed(1)} s`)
  for (const path of PATHS)
    saySpread(
      `${what}: ${path} meanwhile, ms`,
      waits.filter((it) => it.path === path).map(({ ms }) => ms),
      {},
    )
  const all = waits.map(({ ms }) => ms)
  saySpread(`${what}: wait of ${all.length} requests meanwhile, ms`, all, {})
  sayGoal(`${what}: the longest wait, ms`, percentile(all, 1), GOALS.waitMs)
  return { outcome, seconds }
}

/** How long somebody waited for each of their requests until the signal. */
async function waitsOf(reader: Reader, ended: AbortSignal): Promise<Wait[]> {
  const waits: Wait[] = []
  while (!ended.aborted)
    for (const path of PATHS) {
      const { ms } = await reader.ask(path)
      waits.push({ path, ms })
      await pause(READS_EACH_MS)
    }
  return waits
}

async function sayList(what: string, reader: Reader, path: string) {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) times.push((await reader.ask(path)).ms)
  saySpread(`${what}, ms`, times, { 50: GOALS.listMs })
}

async function addSchool(url: string, headers: Readonly<Record<string, string>>, name: string) {
  const school = { name, gradeSpan: '6–8', visitsPlannedPerWeek: 10, bellSchedule: [], isActive: true }
  const reply = await fetch(`${url}/api/schools`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(school),
  })
  if (!reply.ok) throw new Error(`No school was added: ${reply.status} ${await reply.text()}`)
}

/** Imports in the name of the district’s administrator. */
async function importerAt(url: string) {
  const headers = await signedIn(url, 'lorraine')
  const id = randomUUID()
  const ask = async <Found = Import>(path: string, init: RequestInit = {}): Promise<Found> => {
    const reply = await fetch(`${url}/api/roster-imports${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const ended = async (state: string): Promise<Import> => {
    for (;;) {
      const now = await ask(`/${id}`)
      if (now.state === state) return now
      if (!underWay.has(now.state)) throw new Error(`The import is ${now.state} instead of ${state}.`)
      await pause(PAUSE_MS)
    }
  }
  const { schools } = await ask<{ schools: readonly { name: string }[] }>('?who=educators')
  const more = Array.from({ length: SCHOOLS - schools.length }, (_, at) => `Bench School ${lettersOf(at)}`)
  for (const name of more) await addSchool(url, headers, name)
  return {
    schools: [...schools.map(({ name }) => name), ...more],
    check: (file: string) => {
      const type = { 'content-type': 'application/octet-stream' }
      return ask(`?id=${id}&who=educators&fileName=staff.csv`, { method: 'POST', headers: type, body: file })
    },
    commit: async ({ version, counts }: Import) => {
      const body = JSON.stringify({ version, leavesFaultsOut: false, leaving: counts.leaving })
      await ask(`/${id}/commit`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return ended('done')
    },
    undo: async () => {
      await ask(`/${id}/undo`, { method: 'POST' })
      return ended('undone')
    },
  }
}
