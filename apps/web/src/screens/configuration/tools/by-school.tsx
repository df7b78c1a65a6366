import type { ToolType } from '@corridor/contract/configurations/tool-types'
import { Card } from '@corridor/ui/card'
import { Checkbox, NativeSelect, Switch, type SwitchProps } from '@mantine/core'
import { useState } from 'react'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import type { ToolList } from '../tool-list.ts'
import styles from './by-school.module.css'
import { usesAt } from './tool-changes.ts'
import type { ToolChoices } from './use-tool-choices.ts'

interface Props {
  readonly list: ToolList
  readonly tools: ToolChoices
}

const SUBTITLE = 'Where each tool is used. A tool that is off for the district is off everywhere.'
const FIXED = 'Your district chooses for every school: a district administrator can change this.'

type School = ToolList['schools'][number]

/** A matrix of tools and schools; on a phone, one school at a time. */
export function BySchool({ list, tools }: Props) {
  const isPhone = useIsPhone()
  const isFixed = list.schools.some(({ isMine, mayChange }) => isMine && !mayChange)
  return (
    <Card title="By school" subtitle={isFixed ? `${SUBTITLE} ${FIXED}` : SUBTITLE}>
      {isPhone ? <OneSchool list={list} tools={tools} /> : <Matrix list={list} tools={tools} />}
    </Card>
  )
}

function Matrix({ list, tools }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            {list.schools.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(list, tools).map((tool) => (
            <tr key={tool.id}>
              <th scope="row">
                {tool.title}
                {!isOn(tools, tool.id) && <small>Off for the district</small>}
              </th>
              {list.schools.map((school) => (
                <td key={school.id}>
                  <Checkbox aria-label={`${tool.title} at ${school.name}`} {...cellOf(tools, tool, school)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OneSchool({ list, tools }: Props) {
  const [chosen, setChosen] = useState<string>()
  const usual = list.schools.find(({ isMine }) => isMine) ?? list.schools[0]
  const school = list.schools.find(({ id }) => String(id) === chosen) ?? usual
  if (!school) return <p>There is no school yet.</p>
  return (
    <>
      <NativeSelect
        label="School"
        size="md"
        data={list.schools.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(school.id)}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <ul className={styles.list}>
        {inOrder(list, tools).map((tool) => (
          <li key={tool.id}>
            <span>
              {tool.title}
              {!isOn(tools, tool.id) && <small>Off for the district</small>}
            </span>
            <TurnedAt {...cellOf(tools, tool, school)} aria-label={`${tool.title} at ${school.name}`} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TurnedAt(props: SwitchProps) {
  return (
    <Switch
      className={styles.switch ?? ''}
      size="md"
      withThumbIndicator={false}
      label={props.checked ? 'On' : 'Off'}
      {...props}
    />
  )
}

function inOrder(list: ToolList, tools: ToolChoices): ToolType[] {
  return tools.choices.flatMap(({ id }) => list.all.filter((tool) => tool.id === id))
}

function isOn({ choices }: ToolChoices, id: number): boolean {
  return choices.some((it) => it.id === id && it.enabled)
}

function cellOf(tools: ToolChoices, { id }: ToolType, school: School) {
  const now = tools.choices.find((it) => it.id === id)?.schools ?? null
  return {
    checked: isOn(tools, id) && usesAt({ schools: now }, school.id),
    disabled: !school.mayChange || !isOn(tools, id),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      tools.use(id, school.id, currentTarget.checked),
  }
}
