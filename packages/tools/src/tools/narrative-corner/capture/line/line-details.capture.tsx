import { Button } from '@corridor/ui/capture/button'
import { Field } from '@corridor/ui/capture/field'
import { FileStrip } from '@corridor/ui/capture/files/file-strip'
import { IconTrash } from '@tabler/icons-react'
import type { Around } from '../../../../definition/capture-view.ts'
import ticks from '../../../../target-picker/target-tick.module.css'
import { hasSpeaker, kinds, kindTitles, MOST_SEATS } from '../../kinds.ts'
import type { Line } from '../../narrative-corner.shape.ts'
import type { EditLine } from '../line-changes.ts'
import { ofKind } from '../line-changes.ts'
import styles from './line-details.module.css'

interface Props {
  readonly line: Line
  readonly time: string
  readonly files: Around['files']
  readonly onEdit: EditLine
  readonly onRemove: () => void
}

const seats = Array.from({ length: MOST_SEATS }, (_, seat) => `S${seat + 1}`)

/** The details of a line that are corrected afterwards. */
export function LineDetails({ line, time, files, onEdit, onRemove }: Props) {
  const { kind, speaker, file, isIncluded } = line
  return (
    <div className={styles.details}>
      {kind === 'interpretation' && (
        <label className={styles.include}>
          <input
            type="checkbox"
            className={ticks.tick}
            checked={isIncluded}
            onChange={() => onEdit('what is sent', (it) => ({ isIncluded: !it.isIncluded }))}
          />
          Include when sending
        </label>
      )}
      <div className={styles.selects}>
        <Field before="Kind">
          {(id) => (
            <select
              id={id}
              value={kind}
              onChange={({ currentTarget }) => {
                const next = kinds.find((it) => it === currentTarget.value)
                if (next) onEdit('kind', (it) => ofKind(it, next))
              }}
            >
              {kinds.map((it) => (
                <option key={it} value={it}>
                  {kindTitles[it]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {hasSpeaker(kind) && (
          <Field before="Who">
            {(id) => (
              <select
                id={id}
                value={speaker ?? ''}
                onChange={({ currentTarget }) =>
                  onEdit('speaker', () => ({ speaker: currentTarget.value || null }))
                }
              >
                <option value="">Nobody</option>
                <option value="T">T, the teacher</option>
                <option value="S">S, a student</option>
                {seats.map((seat) => (
                  <option key={seat}>{seat}</option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <div className={styles.acts}>
        <FileStrip
          about={`entry at ${time}`}
          files={file ? [{ id: file.id, file }] : []}
          most={1}
          add={files.add}
          addressOf={files.addressOf}
          onAdded={(added) => onEdit('photo', () => ({ file: added }))}
          onRemove={() => onEdit('photo removed', () => ({ file: null }))}
        />
        <Button
          look="danger"
          className={styles.remove}
          icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
          aria-label={`Remove the entry at ${time}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </div>
  )
}
