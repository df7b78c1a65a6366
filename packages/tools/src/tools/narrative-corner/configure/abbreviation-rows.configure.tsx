import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import type { Abbreviation, NarrativeConfig } from '../narrative-corner.shape.ts'
import styles from './narrative-corner.configure.module.css'

interface Props extends Pick<ConfigureProps<NarrativeConfig>, 'isReadOnly' | 'faults'> {
  readonly abbreviations: readonly Abbreviation[]
  readonly change: (next: Abbreviation[]) => void
}

/** The abbreviations that observers type, and what each becomes with a space after it. */
export function AbbreviationRows({ abbreviations, change, isReadOnly, faults }: Props) {
  const field = (place: number, name: 'short' | 'long') => ({
    className: styles[name] ?? '',
    size: 'md',
    value: abbreviations[place]?.[name] ?? '',
    readOnly: isReadOnly,
    error: faults[`abbreviations.${place}.${name}`],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const typed = event.currentTarget.value
      change(abbreviations.map((it, index) => (index === place ? { ...it, [name]: typed } : it)))
    },
  })
  return (
    <RowsField
      label="Abbreviations"
      hint="Typed with a space after them, they are written out."
      fault={faults.abbreviations}
      isReadOnly={isReadOnly}
      items={abbreviations}
      idOf={({ id }) => id}
      nameOf={(_, place) => `abbreviation ${place + 1}`}
      onRemove={({ id }) => change(abbreviations.filter((it) => it.id !== id))}
      add="Add an abbreviation"
      onAdd={() => change([...abbreviations, { id: crypto.randomUUID(), short: '', long: '' }])}
    >
      {(_, place) => (
        <>
          <TextInput aria-label={`Abbreviation ${place + 1}`} {...field(place, 'short')} />
          <TextInput aria-label={`Abbreviation ${place + 1} stands for`} {...field(place, 'long')} />
        </>
      )}
    </RowsField>
  )
}
