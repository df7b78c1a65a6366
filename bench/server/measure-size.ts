import type { Product } from '../../e2e/product.ts'
import type { Asked } from './asked.ts'
import { withCluster } from './cluster.ts'
import { countStatements } from './count-statements.ts'
import { compareAll } from './limit/compare.ts'
import { BAREST, otherLines, people, type Readers, reportLines } from './lines.ts'
import { type Figures, measureLine, unanswered } from './measure-line.ts'
import type { Measured } from './measured.ts'
import { peakMemoryOf } from './processes.ts'
import { signIn } from './reader.ts'
import type { Idle } from './starting.ts'

interface Grown extends Pick<Asked, 'onlyReports'> {
  /** How the product began, and what it held before anybody asked. */
  readonly idle: Idle
  readonly folder: string
  readonly product: Product
  readonly size: number
}

/** Measures all lines at one size of the district; statements are logged afterwards, because logging takes time. */
export async function measureSize(
  { folder, product, size, onlyReports, idle }: Grown,
  signal: AbortSignal,
): Promise<Measured> {
  const [marisol, lorraine, vera] = await Promise.all(people.map((name) => signIn(product.url, name)))
  if (!marisol || !lorraine || !vera) throw new Error('Somebody is missing.')
  const readers: Readers = { marisol, lorraine, vera }
  try {
    const lines = [BAREST, ...(await reportLines(readers)), ...(onlyReports ? [] : otherLines)]
    const figures: Figures[] = []
    for (const line of lines) {
      signal.throwIfAborted()
      figures.push(
        await measureLine(product, readers, line).catch((error: Error) => {
          signal.throwIfAborted()
          console.log(`${line.name}: ${error.message}`)
          return unanswered(line)
        }),
      )
    }
    const compared = onlyReports
      ? undefined
      : await withCluster(folder, (cluster) => compareAll(cluster, product, folder, signal))
    const standing = { ...idle, peakMb: peakMemoryOf(product.server.pid ?? Number.NaN) }
    const answered = figures.filter(({ calls }) => calls > 0).map(({ line }) => line)
    const statements = await countStatements(folder, readers, answered)
    return { size, figures, statements, standing, ...(compared && { compared }) }
  } finally {
    for (const reader of Object.values(readers)) reader.close()
  }
}
