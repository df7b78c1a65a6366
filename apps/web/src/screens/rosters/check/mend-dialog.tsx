import type { RosterImport, RosterPlanItem } from '@corridor/contract/people/roster-shapes'
import type { SchoolId } from '@corridor/domain/people/ids'
import { Button, Modal, Radio, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { contract } from '../../../api/client.ts'
import styles from '../roster.module.css'
import { useRosterCall } from '../use-roster-call.ts'

interface Props {
  readonly it: RosterImport
  readonly item: RosterPlanItem
  readonly fault: RosterPlanItem['faults'][number]
  readonly schools: readonly { readonly id: SchoolId; readonly name: string }[]
  readonly onClose: () => void
}

/** A dialog to say what a faulty row means; the roster is then checked again, without the file. */
export function MendDialog({ it, item, fault, schools, onClose }: Props) {
  const { mending } = fault
  const [said, setSaid] = useState(mending?.by === 'address' && fault.says.includes('@') ? fault.says : '')
  const [wrong, setWrong] = useState('')
  const wentWrong = 'That did not work. Please try again.'
  const mend = useRosterCall(contract.rosterImports.mend, wentWrong, onClose, setWrong)
  // Who has an id is known without an address; nobody is invited without one.
  const mayBeEmpty = mending?.by === 'address' && it.who === 'educators' && item.externalId !== null
  const send = (event: FormEvent) => {
    event.preventDefault()
    const body = bodyOf()
    if (body) mend.mutate({ params: { importId: it.id }, body })
  }
  const bodyOf = () => {
    if (mending?.by === 'address' && item.row !== null)
      return { address: { row: item.row, email: said.trim() || null } }
    if (mending?.by === 'rows')
      return { dropped: mending.rows.map(({ row }) => row).filter((row) => String(row) !== said) }
    const school = schools.find(({ id }) => String(id) === said)
    return mending?.by === 'school' && school ? { school: { key: mending.key, schoolId: school.id } } : null
  }
  return (
    <Modal opened onClose={onClose} title={fault.row === null ? item.name : `Row ${fault.row}: ${item.name}`}>
      <form className={styles.form} onSubmit={send}>
        <p>{fault.sentence}</p>
        {mending?.by === 'address' && (
          <TextInput
            label="Email"
            type="email"
            required={!mayBeEmpty}
            data-autofocus
            value={said}
            error={wrong}
            onChange={(event) => {
              setSaid(event.currentTarget.value)
              setWrong('')
            }}
          />
        )}
        {mending?.by === 'school' && (
          <Select
            label={`“${mending.said}” is`}
            required
            data-autofocus
            searchable
            data={schools.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={said || null}
            onChange={(value) => setSaid(value ?? '')}
          />
        )}
        {mending?.by === 'rows' && (
          <Radio.Group
            aria-label="The row that is right"
            value={said}
            onChange={setSaid}
            className={styles.kinds ?? ''}
          >
            {mending.rows.map(({ row, name, about }) => (
              <Radio key={row} value={String(row)} label={`Row ${row}: ${name}`} description={about} />
            ))}
            <Radio value="none" label="None of them" />
          </Radio.Group>
        )}
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={mend.isPending} disabled={said.trim() === '' && !mayBeEmpty}>
            Check again
          </Button>
        </div>
      </form>
    </Modal>
  )
}
