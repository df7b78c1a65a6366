import { Button } from '@corridor/ui/capture/button'
import { Field } from '@corridor/ui/capture/field'
import { useStays } from '@corridor/ui/capture/use-stays'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconEyeQuestion, IconStar, IconStarFilled, IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TargetPicker, type TargetPickerProps } from '../../../../target-picker/target-picker.capture.tsx'
import { type Column, columnTitles } from '../../columns.ts'
import type { Entry } from '../../noticing-wondering.shape.ts'
import { ColumnSwitch } from '../column-switch.capture.tsx'
import { HintedText } from '../hinted-text.capture.tsx'
import { AboutSelect } from './about-select.capture.tsx'
import { toggleTag } from './entry-changes.ts'
import styles from './entry-editor.module.css'

interface Props extends TargetPickerProps {
  readonly entry: Entry
  /** The noticings that a wondering may come out of. */
  readonly causes: readonly { readonly id: string; readonly words: string }[]
  readonly onEdit: (did: string, next: (entry: Entry) => Partial<Entry>, one?: string) => void
  readonly onColumn: (column: Column) => void
  readonly onWonder: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** An open card: its words, its column, what it is about, its star, its tags and its link. */
export function EntryEditor({ entry, causes, ...props }: Props) {
  const { sets, openSets, onOpenSet, counts, onEdit, onWonder, onRemove, onClose } = props
  const choose = useSteady(props.onColumn)
  const [isTagging, setIsTagging] = useState(false)
  // The stream is filled from below: an opened part would push the button up.
  const hold = useStays()
  const { id, column, about, isStarred, causeId, tags, text } = entry
  const count = Object.keys(tags).length
  const Star = isStarred ? IconStarFilled : IconStar

  return (
    <div className={styles.editor}>
      <HintedText
        label={`Words of the ${columnTitles[column].toLowerCase()}`}
        column={column}
        value={text}
        onChange={(next) => onEdit('words', () => ({ text: next }), `words of ${id}`)}
      />
      <ColumnSwitch label="Column of this entry" value={column} onChange={choose} />
      <div className={styles.row}>
        <AboutSelect value={about} onChange={(next) => onEdit('about', () => ({ about: next }))} />
        {sets.length > 0 && (
          <Button
            className={styles.tag}
            aria-expanded={isTagging}
            icon={<IconTag size={18} stroke={1.8} aria-hidden />}
            onClick={({ currentTarget }) => {
              hold(currentTarget)
              setIsTagging((was) => !was)
            }}
          >
            {count > 0 ? `Tags ${count}` : 'Tag'}
          </Button>
        )}
      </div>
      {isTagging && (
        <div className={styles.tagging}>
          <TargetPicker
            sets={sets}
            openSets={openSets}
            onOpenSet={onOpenSet}
            counts={counts}
            tags={tags}
            onToggle={(named) => onEdit(`tag ${named.code}`, (it) => toggleTag(it, named))}
          />
        </div>
      )}
      {column === 'wondering' && causes.length > 0 && (
        <Field label="Came out of">
          {(field) => (
            <select
              id={field}
              value={causeId ?? ''}
              onChange={({ currentTarget }) =>
                onEdit('link', () => ({ causeId: currentTarget.value || null }))
              }
            >
              <option value="">Nothing in particular</option>
              {causes.map(({ id: cause, words }) => (
                <option key={cause} value={cause}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={styles.row}>
        <Button
          aria-pressed={isStarred}
          icon={<Star size={18} stroke={1.8} aria-hidden />}
          onClick={() => onEdit('star', (it) => ({ isStarred: !it.isStarred }))}
        >
          Star
        </Button>
        {column === 'noticing' && (
          <Button icon={<IconEyeQuestion size={18} stroke={1.8} aria-hidden />} onClick={onWonder}>
            Wonder about this
          </Button>
        )}
        <Button
          look="danger"
          aria-label={`Remove this ${columnTitles[column].toLowerCase()}`}
          icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
          onClick={onRemove}
        >
          Remove
        </Button>
        <Button look="brand" className={styles.done} onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
