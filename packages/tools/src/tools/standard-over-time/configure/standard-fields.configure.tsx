import { Button, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import type { Standard, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { LevelFields } from './level-fields.configure.tsx'
import styles from './standard-over-time.configure.module.css'

interface Props extends Pick<ConfigureProps<StandardOverTimeConfig>, 'isReadOnly' | 'faults'> {
  readonly standard: Standard
  /** The path of the standard’s faults: “standards.2”. */
  readonly path: string
  readonly onChange: (next: Standard) => void
  /** Removes the standard; null: one has to stay. */
  readonly onRemove: (() => void) | null
}

export function StandardFields({ standard, path, isReadOnly, faults, onChange, onRemove }: Props) {
  const field = (name: 'code' | 'title' | 'group' | 'looksLike') => ({
    value: standard[name],
    readOnly: isReadOnly,
    error: faults[`${path}.${name}`],
    size: 'md',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...standard, [name]: event.currentTarget.value }),
  })
  return (
    <div className={styles.details}>
      <div className={styles.pair}>
        <TextInput label="Code" {...field('code')} />
        <TextInput label="Group" {...field('group')} />
      </div>
      <TextInput label="What is to be seen" {...field('title')} />
      <Textarea label="What it looks like" rows={2} {...field('looksLike')} />
      <LevelFields
        levels={standard.levels}
        path={`${path}.levels`}
        isReadOnly={isReadOnly}
        faults={faults}
        onChange={(levels) => onChange({ ...standard, levels })}
      />
      {!isReadOnly && onRemove && (
        <Button
          variant="subtle"
          color="gray"
          className={styles.remove}
          leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
          onClick={onRemove}
        >
          Remove this standard
        </Button>
      )}
    </div>
  )
}
