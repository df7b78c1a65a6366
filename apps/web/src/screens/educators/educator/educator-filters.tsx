import { ToolTypeId } from '@corridor/contract/observations/observations-asked'
import type { EducatorPageAsked } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import { NativeSelect } from '@mantine/core'
import { useNavigate } from 'react-router'
import styles from './educator.module.css'
import { addressOfTab } from './educator-address.ts'

interface Props {
  readonly educator: EducatorPage
  readonly asked: EducatorPageAsked
}

const ALL = ''

/** The days and the tool that the figures are of. */
export function EducatorFilters({ educator: { id, choices, span }, asked }: Props) {
  const navigate = useNavigate()
  const { after: _, ...kept } = asked
  const ask = (change: EducatorPageAsked) => navigate(addressOfTab(id, { ...kept, ...change }))
  const days = `${span.from} ${span.to}`
  const spans = choices.spans.map(({ label, from, to }) => ({ label, value: `${from} ${to}` }))
  const [tool, ...others] = asked.tools ?? []
  return (
    <div className={styles.filters}>
      <NativeSelect
        aria-label="Dates"
        value={days}
        data={
          spans.some(({ value }) => value === days) ? spans : [{ label: 'Other days', value: days }, ...spans]
        }
        onChange={({ currentTarget: { value } }) => {
          const [from, to] = value.split(' ')
          // The first span is the running year, which goes on with every day.
          ask(value === spans[0]?.value ? { from: undefined, to: undefined } : { from, to })
        }}
      />
      <NativeSelect
        aria-label="Tool"
        value={others.length > 0 ? SEVERAL : String(tool ?? ALL)}
        data={[
          { label: 'All tools', value: ALL },
          ...(others.length > 0 ? [{ label: 'Several tools', value: SEVERAL }] : []),
          ...choices.tools.map((it) => ({ label: it.title, value: String(it.id) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          ask({ tools: value === ALL ? undefined : [ToolTypeId.parse(Number(value))] })
        }
      />
    </div>
  )
}

const SEVERAL = 'several'
