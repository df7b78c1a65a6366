import { isObject, type Json, type JsonObject } from '../data/json.ts'
import type { FileRef } from './file-ref.ts'
import { fileTypes } from './file-types.ts'

// No schemas in this file: devices look into every capture they send.

/** The files that a capture names: wherever something in it has a `file`. */
export function filesIn(capture: Json): FileRef[] {
  const found = new Map<string, FileRef>()
  look(capture, (file) => found.set(file.id, file))
  return [...found.values()]
}

function look(value: Json, onFile: (file: FileRef) => void) {
  if (Array.isArray(value)) for (const it of value) look(it, onFile)
  else if (isObject(value))
    for (const [key, it] of Object.entries(value)) {
      if (key === 'file' && isObject(it) && isRef(it)) onFile(it)
      else look(it, onFile)
    }
}

function isRef(it: JsonObject): it is JsonObject & FileRef {
  const { id, type, bytes } = it
  return typeof id === 'string' && typeof bytes === 'number' && fileTypes.some((known) => known === type)
}
