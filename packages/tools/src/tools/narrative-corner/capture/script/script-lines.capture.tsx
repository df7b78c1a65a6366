import { memo, type RefObject, useEffect } from 'react'
import type { Visit } from '../../../../definition/tool.ts'
import stream from '../../../../layout/stream.module.css'
import { elapsedIn } from '../../../../visit/elapsed.ts'
import type { Line } from '../../narrative-corner.shape.ts'
import { RemovedLine } from './removed-line.capture.tsx'
import { ScriptLine } from './script-line.capture.tsx'
import styles from './script-lines.module.css'

interface Props {
  readonly lines: readonly Line[]
  readonly visit: Visit
  readonly selectedId: string | null
  /** Codes that more than one set has. */
  readonly shared: ReadonlySet<string>
  readonly list: RefObject<HTMLDivElement | null>
  /** `onSelect` and `onRestore` must be the same functions in every render. */
  readonly onSelect: (id: string) => void
  readonly onRestore: (id: string) => void
}

/** The script so far, the latest at the bottom where the eye is. */
export const ScriptLines = memo(function ScriptLines(props: Props) {
  const { lines, visit, selectedId, shared, list, onSelect, onRestore } = props
  const stop = selectedId ?? lines.findLast(({ removedAt }) => removedAt === null)?.id

  // The scroll position of the list: what was just added is seen.
  useEffect(() => {
    if (list.current && lines.length > 0) list.current.scrollTop = 0
  }, [list, lines.length])

  // The scroll position of the list: a sheet that rises must not cover the line it is about.
  useEffect(() => {
    if (selectedId === null) return
    list.current?.querySelector(`[data-line="${selectedId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [list, selectedId])

  return (
    <div ref={list} className={`${stream.room} ${styles.room}`}>
      {lines.length === 0 && (
        <p className={`${stream.first} ${styles.first}`}>
          Write what is said and done, as it happens. Each line keeps the time at which you began it.
        </p>
      )}
      <ol className={styles.lines} aria-label="Script">
        {lines.map((line) =>
          line.removedAt === null ? (
            <ScriptLine
              key={line.id}
              line={line}
              visit={visit}
              isSelected={line.id === selectedId}
              isStop={line.id === stop}
              shared={shared}
              onSelect={onSelect}
            />
          ) : (
            <RemovedLine key={line.id} id={line.id} time={elapsedIn(visit, line.at)} onRestore={onRestore} />
          ),
        )}
      </ol>
    </div>
  )
})
