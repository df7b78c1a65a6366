import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { IconCheck } from '@tabler/icons-react'
import styles from './steps-bar.module.css'

interface Step {
  readonly title: string
  readonly words: string
}

interface Props {
  readonly it: RosterImport | undefined
  /** Whether somebody has to say what the columns are. */
  readonly isAsked: boolean
}

/** The steps from the file to the result, and which is the current one. */
export function StepsBar({ it, isAsked }: Props) {
  const at = isAsked ? 1 : placeOf(it)
  return (
    <ol className={styles.steps} aria-label="Steps">
      {stepsOf(isAsked ? undefined : it, isAsked).map(({ title, words }, index) => (
        <li key={title} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={styles.number}>
            {index < at ? <IconCheck size={16} stroke={2.4} /> : index + 1}
          </span>
          <span>
            <strong>{title}</strong>
            <small>{words}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}

function placeOf(it: RosterImport | undefined): number {
  if (!it) return 0
  if (it.state === 'checking') return 1
  if (it.state === 'checked') return 2
  return it.state === 'importing' ? 3 : 4
}

/** “4 files, 1,254 rows of staff” */
function uploadedWords({ files, staff }: NonNullable<RosterImport['read']>): string {
  const rows = `${counted(staff, 'row')} of staff`
  return files ? `${counted(files.length, 'file')}, ${rows}` : rows
}

function stepsOf(it: RosterImport | undefined, isAsked: boolean): readonly Step[] {
  const read = it?.read
  const known = read?.columns.filter(({ field }) => field !== null).length ?? 0
  return [
    { title: 'Upload', words: read ? uploadedWords(read) : 'CSV, Excel or OneRoster' },
    {
      title: 'Columns',
      words: read
        ? `${known} of ${counted(read.columns.length, 'column')} read`
        : isAsked
          ? 'Not recognized: say what they are'
          : 'By their headings, or as you say',
    },
    { title: 'Check', words: placeOf(it) > 3 ? 'Seen before it happened' : 'Nothing has changed yet' },
    { title: 'Import', words: 'All at once, or not at all' },
  ]
}
