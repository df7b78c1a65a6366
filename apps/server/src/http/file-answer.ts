import type { FastifyReply } from 'fastify'

/** What a file is, for the browser that keeps it. */
const kinds = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
type FileKind = keyof typeof kinds

const MOST_BYTES = 180

/** A name that every system keeps: “Corridor School overview Copper Ridge Middle School 2026-10-22.pdf”. */
export function fileNameOf(title: string, about: string, day: string, kind: FileKind): string {
  const words = cut(plain(`Corridor ${title} ${about}`), MOST_BYTES - day.length)
  return `${plain(`${words} ${day}`)}.${kind}`
}

/** Kept by the browser under its name, never shown as a page of ours (RFC 6266). */
export function answerFile(reply: FastifyReply, name: string) {
  const kind = name.slice(name.lastIndexOf('.') + 1)
  reply.type(isKind(kind) ? kinds[kind] : 'application/octet-stream')
  reply.header('content-disposition', dispositionOf(name))
}

export function dispositionOf(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%]/g, '_')
  if (ascii === name) return `attachment; filename="${ascii}"`
  const all = encodeURIComponent(name).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${all}`
}

function isKind(kind: string): kind is FileKind {
  return kind in kinds
}

/** Without what Windows refuses, and what cannot be seen. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]|\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
}

function cut(text: string, most: number): string {
  let short = ''
  for (const letter of text) {
    if (Buffer.byteLength(short + letter) > most) break
    short += letter
  }
  return short
}
