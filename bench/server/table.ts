/** A table in Markdown, its first row the head, aligned for people who read it as it is. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isNumber = head.map(
    (_, column) => column > 0 && body.every((row) => /^[+-]?[\d–]/.test(row[column] ?? '')),
  )
  const lineOf = (row: readonly string[]) => {
    const cells = row.map((text, column) => {
      const width = widths[column] ?? 0
      return isNumber[column] ? text.padStart(width) : text.padEnd(width)
    })
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (isNumber[column] ? ':' : '-'))
  return [lineOf(head), `| ${rule.join(' | ')} |`, ...body.map(lineOf)].join('\n')
}

/** A figure in digits, or a dash where nothing was measured. */
export function shown(figure: number, digits: number): string {
  return Number.isNaN(figure) ? '–' : figure.toFixed(digits)
}
