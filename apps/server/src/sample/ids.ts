/** Database ids by the name or address in the sample. */
export type Ids<Id> = ReadonlyMap<string, Id>

export function get<Id>(ids: Ids<Id>, key: string): Id {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The sample speaks of ${key}, who or which is not in it.`)
  return id
}
