import type { Day } from '@corridor/domain/calendar/calendar'
import { mayHaveGroup, needsSchool } from '@corridor/domain/people/grants'
import { SchoolId } from '@corridor/domain/people/ids'
import type { UseFormReturnType } from '@mantine/form'
import { isOneSchool } from '../assignments/assignment-values.ts'
import { ChipsField } from '../assignments/chips-field.tsx'
import { DatesField } from '../assignments/dates-field.tsx'
import { GroupField } from '../assignments/group-field.tsx'
import type { InviteValues } from './invite-values.ts'

interface Props {
  readonly form: UseFormReturnType<InviteValues>
  readonly choices: {
    readonly today: Day
    readonly schools: readonly { readonly id: SchoolId; readonly name: string }[]
  }
}

/** Where the role is held, for whom, and from when. */
export function InvitePlace({ form, choices: { today, schools } }: Props) {
  const { role, schools: chosen } = form.values
  const data = schools.map(({ id, name }) => ({ value: String(id), label: name }))
  const { onChange: _, ...field } = form.getInputProps('schools')
  const choose = (ids: string[]) => form.setValues({ schools: ids, educators: [] })
  return (
    <>
      {(!role || needsSchool(role)) && (
        <ChipsField
          label="School"
          data={data}
          placeholder={chosen.length === 0 ? 'Choose one or more' : ''}
          nothingFoundMessage="No such school"
          {...field}
          onChange={choose}
        />
      )}
      {role && mayHaveGroup(role) && isOneSchool(chosen) && (
        <GroupField
          role={role}
          school={SchoolId.parse(Number(chosen[0]))}
          {...form.getInputProps('educators')}
        />
      )}
      <DatesField
        today={today}
        span={{ startsOn: form.values.startsOn, endsOn: form.values.endsOn || null }}
        from={form.getInputProps('startsOn')}
        until={form.getInputProps('endsOn')}
      />
    </>
  )
}
