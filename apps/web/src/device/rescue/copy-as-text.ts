import { isObject, type Json } from '@corridor/domain/data/json'
import type { Device } from '../device.ts'
import type { Kept } from '../kept.ts'

export async function copyAsText(device: Device) {
  await navigator.clipboard.writeText(device.unsent().map(wordsOf).join('\n\n'))
}

/** An observation as text for a person, line by line. */
function wordsOf({ document }: Kept): string {
  const { educator, startedAt, purpose, context, privateNotes, capture } = document
  return [
    `${educator.name}, ${new Date(startedAt).toLocaleString('en-US')}, ${purpose}`,
    ...linesOf('context', context, 0),
    ...(privateNotes ? [`private notes: ${privateNotes}`] : []),
    ...linesOf('observed', capture, 0),
  ].join('\n')
}

function linesOf(name: string, value: Json, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (value === null || value === '') return []
  if (Array.isArray(value))
    return [`${indent}${name}:`, ...value.flatMap((it, index) => linesOf(String(index + 1), it, depth + 1))]
  if (!isObject(value)) return [`${indent}${name}: ${String(value)}`]
  const parts = Object.entries(value).filter(([key]) => key !== 'id')
  return [`${indent}${name}:`, ...parts.flatMap(([key, it]) => linesOf(key, it, depth + 1))]
}
