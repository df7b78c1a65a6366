import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * A file with a name that goes out as it is read; if reading fails on the way, the browser gets fewer bytes than were
 * announced.
 */
export class Download {
  readonly name: string
  readonly size: number
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>

  constructor(name: string, size: number, bytes: Download['bytes']) {
    this.name = name
    this.size = size
    this.bytes = bytes
  }
}

export function sendDownload(reply: FastifyReply, { name, size, bytes }: Download) {
  const content = bytes instanceof Uint8Array ? bytes : Readable.from(bytes, { objectMode: false })
  return reply
    .type('application/octet-stream')
    .header('content-length', size)
    .header('content-disposition', dispositionOf(name))
    .send(content)
}

/** The header for a download's name (RFC 6266): letters that every browser reads, and beside them the name as it is. */
export function dispositionOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
