import { randomUUID } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Export, ExportScope } from '@corridor/contract/reports/exports'
import { readCsv } from '@corridor/domain/files/read-csv'
import { DistrictId } from '@corridor/domain/people/ids'
import type { callerOf, product, Reply } from '../../../test/harness.ts'
import { findExport } from './exports.queries.ts'
import { makeExports } from './make-exports.ts'

const { ask, file, list, remove, show } = contract.exports

type Caller = Pick<ReturnType<typeof callerOf>, 'call'>
type Services = Awaited<ReturnType<typeof product>>['services']

/** Asks for, makes and downloads exports, as the browser and the job do. */
export function exporting(services: Services) {
  /** Runs job after job, until nothing is left to do. */
  const make = async (district: number, id: string) => {
    const districtId = DistrictId.parse(district)
    const row = () => services.database.tenant(districtId, ({ db }) => findExport(db, id))
    while (['waiting', 'running'].includes((await row())?.state ?? ''))
      await makeExports(services, [{ data: { id: `${districtId}/${id}` } }])
  }
  return {
    make,
    /** Makes an export, and answers its files by their names. */
    exported: async (caller: Caller, districtId: number, scope: ExportScope) => {
      const { id } = read(await asked(caller, scope))
      await make(districtId, id)
      return filesIn(bytesOf(await downloaded(caller, id)))
    },
  }
}

export const asked = (caller: Caller, scope: ExportScope, id: string = randomUUID()) =>
  caller.call(ask, { body: { id, scope } })
export const shown = async (caller: Caller, exportId: string) =>
  read(await caller.call(show, { params: { exportId } }))
export const removed = (caller: Caller, exportId: string) => caller.call(remove, { params: { exportId } })
export const downloaded = (caller: Caller, exportId: string) => caller.call(file, { params: { exportId } })
export const listed = async (caller: Caller, query: RequestOf<typeof list>['query'] = {}) =>
  list.response.parse((await caller.call(list, { query })).body)

export function read({ status, body }: Reply): Export {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return ask.response.parse(body)
}

function bytesOf({ status, body }: Reply): Buffer {
  if (!(body instanceof Uint8Array)) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return Buffer.from(body)
}

/** The files of a ZIP, read by its table of contents. */
export function filesIn(zip: Buffer): Record<string, string> {
  const end = zip.length - 22
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const content = inflateRawSync(zip.subarray(start, start + (packed ?? 0)))
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is not whole.`)
    files[name] = content.toString()
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30)
  }
  return files
}

/** A table's rows by the titles of its columns. */
export function rowsIn(text = ''): Record<string, string>[] {
  const [titles, ...rows] = readCsv(text).rows.map(({ cells }) => cells)
  return rows.map((cells) =>
    Object.fromEntries((titles ?? []).map((title, index) => [title, cells[index] ?? ''])),
  )
}

export const linesIn = (text = ''): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
