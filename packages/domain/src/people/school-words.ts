/**
 * “Copper Ridge” of “Copper Ridge Middle School”; “Copper Ridge Middle” where another school in sight would be called
 * the same.
 */
export function shortSchool(name: string, others: readonly string[] = []): string {
  const isOwn = (shorten: (it: string) => string) =>
    others.every((it) => it === name || shorten(it) !== shorten(name))
  return [withoutKind, withoutSchool].find(isOwn)?.(name) ?? name
}

function withoutKind(name: string): string {
  return name.replace(/( (Elementary|Middle|High|Primary))? School$/, '') || name
}

function withoutSchool(name: string): string {
  return name.replace(/ School$/, '') || name
}
