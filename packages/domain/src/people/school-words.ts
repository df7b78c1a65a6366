/** “Copper Ridge” of “Copper Ridge Middle School”, unless another school in sight would be called the same. */
export function shortSchool(name: string, others: readonly string[] = []): string {
  const short = withoutKind(name)
  return others.some((it) => it !== name && withoutKind(it) === short) ? name : short
}

function withoutKind(name: string): string {
  return name.replace(/( (Elementary|Middle|High|Primary))? School$/, '') || name
}
