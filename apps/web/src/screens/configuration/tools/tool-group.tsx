import type { Configuration } from '@corridor/contract/configurations/configurations'
import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import type { ToolList } from '../tool-list.ts'
import styles from './tool-configuration.module.css'
import { ToolRow } from './tool-row.tsx'
import { ToolSets } from './tool-sets.tsx'
import type { ToolChoices } from './use-tool-choices.ts'

interface Props {
  readonly kind: 'single' | 'domain'
  readonly list: ToolList
  readonly tools: ToolChoices
  readonly configurations: readonly Configuration[] | undefined
}

const words = {
  single: { title: 'Single tools', what: 'One flat instrument each. Ready to use as they are.' },
  domain: { title: 'Domain tools', what: 'Built from domains and items that you write and version.' },
}

/** A group of tools to turn on and off; each stays in its place, whatever order observers see. */
export function ToolGroup({ kind, list, tools, configurations }: Props) {
  const members = list.all.filter(({ is_single }) => is_single === (kind === 'single'))
  const isOn = (id: number) => tools.choices.some((it) => it.id === id && it.enabled)
  const on = members.filter(({ id }) => isOn(id)).length
  if (members.length === 0) return null
  const { title, what } = words[kind]
  return (
    <Card
      className={styles.group}
      title={title}
      subtitle={what}
      aside={
        <Tag>
          {on} of {members.length} on
        </Tag>
      }
    >
      <ul className={styles.tools}>
        {members
          .sort((a, b) => (kind === 'single' ? a.id - b.id : a.title.localeCompare(b.title)))
          .map((tool) => {
            const own = configurations?.filter(({ toolTypeId }) => toolTypeId === tool.id)
            return (
              <li key={tool.id}>
                <ToolRow
                  tool={tool}
                  isOn={isOn(tool.id)}
                  isReadOnly={!list.mayChange}
                  used={own?.reduce((sum, { used }) => sum + used, 0)}
                  onTurn={(isNowOn) => tools.turn(tool.id, isNowOn)}
                />
                {!tool.is_single && <ToolSets list={list} toolTypeId={tool.id} sets={own ?? []} />}
              </li>
            )
          })}
      </ul>
    </Card>
  )
}
