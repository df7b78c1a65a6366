import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { AgendaEntry } from '../../teacher-conference.shape.ts'
import writing from '../writing.module.css'
import styles from './agenda-row.module.css'
import card from './card.module.css'

interface Props {
  readonly entry: AgendaEntry
  readonly place: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isPreparing: boolean
  /** The educator’s first name. */
  readonly name: string
  /** What the educator answered beforehand. */
  readonly ahead: string | undefined
  readonly onEdit: (id: string, part: Partial<AgendaEntry>, did: string, one?: string) => void
  readonly onMove: (id: string, by: -1 | 1) => void
  readonly onRemove: (id: string) => void
}

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

export const AgendaRow = memo(function AgendaRow(props: Props) {
  const { entry, place, isPreparing, name, ahead } = props
  return (
    <li className={styles.row}>
      <span className={styles.place} aria-hidden>
        {place}
      </span>
      <div className={isPreparing ? styles.body : `${styles.body} ${styles.talk}`}>
        {isPreparing ? <Worded {...props} /> : <h3>{entry.prompt || 'Question without words'}</h3>}
        {ahead && (
          <div className={styles.ahead}>
            <p className={writing.evidence}>{ahead}</p>
            <span className={card.tag}>{name}, ahead</span>
          </div>
        )}
        {!isPreparing && <Said {...props} />}
      </div>
    </li>
  )
})

function Worded({ entry: { id, prompt }, place, isFirst, isLast, onEdit, onMove, onRemove }: Props) {
  return (
    <div className={styles.worded}>
      <TextArea
        label={`Question ${place}`}
        value={prompt}
        maxLength={300}
        onChange={(text) => onEdit(id, { prompt: text }, `question ${place}`, `prompt of ${id}`)}
      />
      <div className={card.line}>
        <Button
          aria-label={`Question ${place}: up`}
          aria-disabled={isFirst}
          icon={<IconArrowUp {...icon} />}
          onClick={() => onMove(id, -1)}
        />
        <Button
          aria-label={`Question ${place}: down`}
          aria-disabled={isLast}
          icon={<IconArrowDown {...icon} />}
          onClick={() => onMove(id, 1)}
        />
        <Button
          look="danger"
          aria-label={`Remove question ${place}`}
          icon={<IconTrash {...icon} />}
          onClick={() => onRemove(id)}
        />
      </div>
    </div>
  )
}

function Said({ entry: { id, said, by }, place, name, onEdit }: Props) {
  return (
    <>
      <TextArea
        className={`${writing.evidence} ${writing.quiet} ${styles.said}`}
        label={`What was said to question ${place}`}
        value={said}
        maxLength={4_000}
        placeholder="What was said"
        onChange={(text) => onEdit(id, { said: text }, `answer ${place}`, `said to ${id}`)}
      />
      {said.trim() !== '' && (
        <div className={styles.speaker}>
          <Choice
            look="switch"
            label="Who spoke"
            options={[
              { value: 'educator', label: name },
              { value: 'leader', label: 'You' },
              { value: 'both', label: 'Both' },
            ]}
            value={by}
            onChange={(speaker) => onEdit(id, { by: speaker }, `who spoke to ${place}`)}
          />
        </div>
      )}
    </>
  )
}
