import type { ExportChoices, ExportScope } from '@corridor/contract/reports/exports'
import { EducatorId } from '@corridor/domain/people/ids'
import { Card } from '@corridor/ui/card'
import { Button, Radio, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { newId } from '../../device/new-id.ts'
import { exportsChanged } from '../../exports/export-queries.ts'
import rows from '../../forms/radio-rows.module.css'
import { refusalWords } from '../../frame/messages/refusal-words.ts'
import { useUser } from '../../frame/use-user.ts'
import { EducatorField } from './educator-field.tsx'
import { kindsIn, kindWords } from './export-kinds.ts'
import styles from './exports.module.css'

interface Props {
  readonly choices: ExportChoices
  /** Whether an export of the user’s own is being made. */
  readonly isBusy: boolean
}

/** A form that asks for an export of what the user may read. */
export function ExportForm({ choices, isBusy }: Props) {
  const { district } = useUser()
  const kinds = kindsIn(choices)
  const [kind, setKind] = useState(choices.educator ? 'educator' : (kinds[0] ?? 'own'))
  const [school, setSchool] = useState(choices.schools.length === 1 ? choices.schools[0] : undefined)
  const [educator, setEducator] = useState<{ id: number; name: string } | null>(choices.educator)
  const scope = scopeOf()
  const begin = useMutation({
    mutationFn: (chosen: ExportScope) => call(contract.exports.ask, { body: { id: newId(), scope: chosen } }),
    onError: (error) =>
      failed(error, { message: refusalWords(error, 'The export did not begin. Please try again later.') }),
    onSettled: exportsChanged,
  })

  function scopeOf(): ExportScope | undefined {
    if (kind === 'school') return school && { kind, schoolId: school.id }
    if (kind === 'educator') return educator ? { kind, educatorId: EducatorId.parse(educator.id) } : undefined
    return { kind }
  }

  return (
    <Card
      title="New export"
      subtitle="One ZIP file of tables for any spreadsheet, and a note on what is in it."
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (scope) begin.mutate(scope)
        }}
      >
        <Radio.Group
          label="What to export"
          value={kind}
          onChange={(chosen) => setKind(kinds.find((it) => it === chosen) ?? kind)}
        >
          <div className={`${rows.rows} ${styles.kinds}`}>
            {kinds.map((it) => (
              <Radio
                key={it}
                className={rows.row ?? ''}
                value={it}
                size="md"
                iconColor="var(--on-brand)"
                {...kindWords(it, district.name, choices)}
              />
            ))}
          </div>
        </Radio.Group>
        {kind === 'school' && choices.schools.length > 1 && (
          <Select
            label="School"
            size="md"
            placeholder="Choose a school"
            searchable
            data={choices.schools.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={school ? String(school.id) : null}
            onChange={(chosen) => setSchool(choices.schools.find(({ id }) => String(id) === chosen))}
            nothingFoundMessage="No school has that name."
            withScrollArea={false}
          />
        )}
        {kind === 'educator' && <EducatorField value={educator} onChange={setEducator} />}
        <div className={styles.begin}>
          <Button type="submit" loading={begin.isPending} disabled={!scope || isBusy}>
            Start export
          </Button>
          <p className={styles.state}>
            {isBusy
              ? 'One export at a time: yours is being made.'
              : 'It can be downloaded for 24 hours. Your district’s activity list shows it.'}
          </p>
        </div>
      </form>
    </Card>
  )
}
