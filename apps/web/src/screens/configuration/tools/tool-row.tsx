import type { ToolType } from '@corridor/contract/configurations/tool-types'
import type { ToolFace } from '@corridor/tools/definition/tool-face'
import { findFace } from '@corridor/tools/registry/faces'
import { Tag } from '@corridor/ui/tag'
import { Button, Switch } from '@mantine/core'
import { Link } from 'react-router'
import { toolOf } from '../../../tool-looks.ts'
import styles from './tool-configuration.module.css'

interface Props {
  readonly tool: ToolType
  readonly isOn: boolean
  readonly isReadOnly: boolean
  /** How many visits used the tool; absent where nobody knows. */
  readonly used: number | undefined
  readonly onTurn: (isOn: boolean) => void
}

export function ToolRow({ tool: { id, key, title }, isOn, isReadOnly, used, onTurn }: Props) {
  const { Icon } = toolOf(id)
  const face = findFace(id)
  const verb = isReadOnly ? 'View' : 'Set up'
  return (
    <div className={styles.tool} data-off={!isOn || undefined}>
      <span className={styles.icon}>
        <Icon size={20} stroke={1.8} aria-hidden />
      </span>
      <p className={styles.what}>
        <strong>{title}</strong>
        <span>{face?.line}</span>
      </p>
      {used !== undefined && <span className={styles.used}>{usedWords(face, used)}</span>}
      <Button
        component={Link}
        to={`/configuration/${key}`}
        variant="default"
        size="compact-md"
        className={styles.setUp ?? ''}
        aria-label={`${verb} ${title}`}
      >
        {verb}
      </Button>
      {isReadOnly ? (
        <Tag tone={isOn ? 'brand' : 'plain'}>{isOn ? 'On' : 'Off'}</Tag>
      ) : (
        <Switch
          classNames={{ root: styles.switch ?? '', label: styles.word ?? '' }}
          aria-label={title}
          label={isOn ? 'On' : 'Off'}
          size="md"
          withThumbIndicator={false}
          checked={isOn}
          onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        />
      )}
    </div>
  )
}

/** “47 visits”, “Not used yet” */
function usedWords(face: ToolFace | undefined, used: number): string {
  if (used === 0) return 'Not used yet'
  return `${used.toLocaleString('en-US')} ${face?.countedAs ?? (used === 1 ? 'visit' : 'visits')}`
}
