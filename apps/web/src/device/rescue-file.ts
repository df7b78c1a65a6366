import { isObject, type Json } from '@corridor/domain/json'
import type { Device } from './device.ts'
import type { Kept } from './kept.ts'
import { isThere } from './progress.ts'

/** What the server does not have in full. */
export function unsentOf(device: Device): readonly Kept[] {
  return device.isViewOnly ? [] : device.list().filter((kept) => !isThere(kept))
}

/** Everything that support needs to put the work back. */
function rescueText(kept: readonly Kept[], madeAt: string): string {
  const observations = kept.map(({ id, base, goal, sending, document }) => ({
    ...{ id, baseRevision: base?.revision ?? 0, goal, sending, document },
  }))
  return JSON.stringify({ corridor: 'rescue file', madeAt, observations }, null, 2)
}

export function saveRescueFile(device: Device) {
  const madeAt = new Date().toISOString()
  const file = new Blob([rescueText(unsentOf(device), madeAt)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `corridor-rescue-${madeAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

export async function copyAsText(device: Device) {
  await navigator.clipboard.writeText(unsentOf(device).map(wordsOf).join('\n\n'))
}

/** For a person: what was observed, line by line. */
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
