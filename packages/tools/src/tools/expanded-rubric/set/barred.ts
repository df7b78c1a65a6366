/** Several values in one cell: a bar between them, and a backslash before a bar within one. */
export function barred(them: readonly string[]): string {
  return them.map((it) => it.replace(/[\\|]/g, '\\$&')).join(' | ')
}

export function unbarred(text: string): string[] {
  const parts = text.match(/(?:\\[\\|]|[^|])+/g) ?? []
  return parts.map((it) => it.trim().replace(/\\([\\|])/g, '$1')).filter((it) => it !== '')
}
