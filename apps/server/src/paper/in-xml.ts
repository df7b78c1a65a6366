const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML, for between tags or in quotes. */
export function inXml(text: string): string {
  return text.replace(/[&<>"]/g, (it) => entities[it] ?? it)
}
