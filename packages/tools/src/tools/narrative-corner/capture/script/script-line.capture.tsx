import { IconPaperclip } from '@tabler/icons-react'
import { memo } from 'react'
import type { Visit } from '../../../../definition/tool.ts'
import { tagsOf } from '../../../../target-picker/tags.ts'
import { elapsedIn } from '../../../../visit/elapsed.ts'
import { asWritten, isUntagged } from '../../lines.ts'
import type { Line } from '../../narrative-corner.shape.ts'
import { kindLooks } from './kind-looks.capture.tsx'
import styles from './script-line.module.css'

interface Props {
  readonly line: Line
  readonly visit: Visit
  readonly isSelected: boolean
  /** Whether Tab reaches this line: from it, arrows go on. */
  readonly isStop: boolean
  /** Codes that more than one set has: beside them stands what they mean. */
  readonly shared: ReadonlySet<string>
  /** `onSelect` must be the same function in every render. */
  readonly onSelect: (id: string) => void
}

/** One line of a script of hundreds: drawn again only when it changed. */
export const ScriptLine = memo(function ScriptLine(props: Props) {
  const { line, visit, isSelected, isStop, shared, onSelect } = props
  const { id, at, kind, speaker, isIncluded } = line
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.line}
        data-line={id}
        data-kind={kind}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onSelect(id)}
      >
        <span className={styles.time}>{elapsedIn(visit, at)}</span>
        <span className={styles.kind}>{kindLooks[kind]}</span>
        <span className={styles.speaker}>{speaker}</span>
        <span className={styles.text}>{asWritten(line)}</span>
        <span className={styles.tags}>
          {line.file && <IconPaperclip size={16} stroke={1.8} aria-label="With a file" />}
          {tagsOf(line).map(({ target, code, title }) => (
            <span key={target} className={styles.tag} title={title}>
              {shared.has(code) ? `${code} ${title}` : code}
            </span>
          ))}
          {isUntagged(line) && <span className={styles.hint}>+ Tag</span>}
          {kind === 'interpretation' && (
            <span className={styles.hint}>{isIncluded ? 'Sent' : 'Not sent'}</span>
          )}
        </span>
      </button>
    </li>
  )
})
