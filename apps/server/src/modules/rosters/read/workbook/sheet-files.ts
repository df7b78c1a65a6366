/** The files of a workbook's sheets, by the sheets' names. */
export function sheetFiles(files: ReadonlyMap<string, readonly Buffer[]>): ReadonlyMap<string, string> {
  const targets = new Map(
    tags(files.get('xl/_rels/workbook.xml.rels'), 'Relationship').map((it) => [
      it.get('Id'),
      it.get('Target') ?? '',
    ]),
  )
  return new Map(
    tags(files.get('xl/workbook.xml'), 'sheet').map((it) => {
      const target = targets.get(it.get('id')) ?? ''
      return [it.get('name') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`]
    }),
  )
}

function tags(xml: readonly Buffer[] = [], name: string): readonly ReadonlyMap<string, string>[] {
  const found = Buffer.concat(xml)
    .toString()
    .matchAll(new RegExp(`<(?:[^\\s<>:/]*:)?${name}\\s([^<>]*)>`, 'g'))
  return [...found].map(
    ([, inside = '']) =>
      new Map(
        [...inside.matchAll(/(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
          ([, key = '', double, single]) => [key, plain(double ?? single ?? '')],
        ),
      ),
  )
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
