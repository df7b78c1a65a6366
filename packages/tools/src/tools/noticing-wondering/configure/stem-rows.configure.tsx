import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import { type Column, columnTitles } from '../columns.ts'
import type { NoticingConfig, Stem } from '../noticing-wondering.shape.ts'

interface Props extends Pick<ConfigureProps<NoticingConfig>, 'isReadOnly' | 'faults'> {
  readonly column: Column
  /** The stems of both columns: a fault names the place among all. */
  readonly stems: readonly Stem[]
  readonly change: (next: Stem[]) => void
}

export function StemRows({ column, stems, change, isReadOnly, faults }: Props) {
  const title = columnTitles[column].toLowerCase()
  return (
    <RowsField
      label={`Stems for a ${title}`}
      hint="How a sentence may begin. Three dots (…) are where words go."
      fault={faults.stems}
      isReadOnly={isReadOnly}
      items={stems.filter((it) => it.column === column)}
      idOf={({ id }) => id}
      nameOf={(_, number) => `stem ${number + 1} for a ${title}`}
      onRemove={({ id }) => change(stems.filter((it) => it.id !== id))}
      add="Add a stem"
      onAdd={() => change([...stems, { id: crypto.randomUUID(), column, text: '' }])}
    >
      {(stem, number) => (
        <TextInput
          aria-label={`Stem ${number + 1} for a ${title}`}
          size="md"
          value={stem.text}
          readOnly={isReadOnly}
          error={faults[`stems.${stems.indexOf(stem)}.text`]}
          onChange={(event) => {
            const text = event.currentTarget.value.replace('...', '…')
            change(stems.map((it) => (it === stem ? { ...it, text } : it)))
          }}
        />
      )}
    </RowsField>
  )
}
