import type { Export, ExportScope } from '@corridor/contract/reports/exports'
import { momentIn } from '@corridor/domain/calendar/day-words'

/** What an export is of: “The record of Omar Haddad”. */
export function exportTitle({ scope, about }: Pick<Export, 'scope' | 'about'>): string {
  const titles: Record<ExportScope['kind'], string> = {
    district: `All of ${about}`,
    school: about,
    educator: `The record of ${about}`,
    own: 'My own visits',
  }
  return titles[scope.kind]
}

/** How an export stands, in a line. */
export function stateWords(it: Export, timeZone: string): string {
  const { state, done, total, file, reason } = it
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn'
    case 'running':
      return total === null
        ? 'Counting the observations'
        : `${percentOf(it)}%: ${number(done)} of ${number(total)} ${total === 1 ? 'observation' : 'observations'}`
    case 'ready':
      return file
        ? `${sizeWords(file.bytes)}, can be downloaded until ${momentIn(timeZone, file.expiresAt)}`
        : 'Ready'
    case 'cancelled':
      return 'Canceled. Nothing of it was kept.'
    case 'failed':
      return reason ?? 'It could not be made. Please export again.'
    case 'expired':
      return 'Expired. The file is deleted.'
  }
}

/** The percentage of an export that is made; it never says 100 before the file is there. */
export function percentOf({ done, total }: Pick<Export, 'done' | 'total'>): number {
  return total ? Math.min(99, Math.floor((100 * done) / total)) : 0
}

function sizeWords(bytes: number): string {
  const [size, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${number(size < 10 ? Math.ceil(size * 10) / 10 : Math.ceil(size))} ${unit}`
}

function number(it: number): string {
  return it.toLocaleString('en-US')
}
