import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toolOf } from '../../../tool-looks.ts'
import { type InterpretationProps, Locked, Parts, Unrated } from './send-included.tsx'
import styles from './send-tools.module.css'
import { sizeWords, type ToolToSend } from './visit-to-send.ts'

interface Props {
  readonly tools: readonly ToolToSend[]
  /** The educator’s first name, where they were asked to rate their lesson and have not. */
  readonly unratedBy: string | undefined
  /** Whether no email leaves yet. */
  readonly isMailOff: boolean
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onLeaveOut: (id: string, titles: readonly string[]) => void
  readonly interpretation: InterpretationProps
}

/** What goes out of a visit: its finished tools, each with its parts. */
export function SendTools({ tools, unratedBy, isMailOff, onChoose, onLeaveOut, interpretation }: Props) {
  return (
    <Card
      title="What goes out"
      aside={<span className={styles.aside}>{isMailOff ? 'One page' : 'One email, one page'}</span>}
    >
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <Tool
            key={tool.kept.id}
            tool={tool}
            onChoose={(is) => onChoose(tool.kept.id, is)}
            onLeaveOut={(titles) => onLeaveOut(tool.kept.id, titles)}
          />
        ))}
      </ul>
      <Locked {...interpretation} />
      {unratedBy && <Unrated by={unratedBy} />}
    </Card>
  )
}

interface ToolProps {
  readonly tool: ToolToSend
  readonly onChoose: (isChosen: boolean) => void
  readonly onLeaveOut: (titles: readonly string[]) => void
}

function Tool({ tool, onChoose, onLeaveOut }: ToolProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const { kept, title, isReady, lacks, isChosen, record, parts } = tool
  const { Icon } = toolOf(kept.document.toolTypeId)
  const going = parts.filter(({ isIncluded }) => isIncluded)
  return (
    <li>
      <div className={styles.tool}>
        <Checkbox
          className={styles.tick ?? ''}
          classNames={{ body: styles.line ?? '' }}
          label={
            <>
              <Icon size={18} stroke={1.8} aria-hidden />
              <span>
                <strong>{title}</strong>
                <small>{isReady ? sizeWords(record) : lacks}</small>
              </span>
            </>
          }
          checked={isChosen}
          disabled={!isReady}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        {isReady && parts.length > 0 && (
          <Button
            className={styles.way ?? ''}
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={`Parts of ${title}`}
            rightSection={<IconChevronDown size={16} stroke={1.8} />}
            onClick={toggle}
          >
            {going.length === parts.length ? 'Parts' : `${going.length} of ${counted(parts.length, 'part')}`}
          </Button>
        )}
        {!isReady && (
          <Button
            className={styles.way ?? ''}
            variant="subtle"
            component={Link}
            to={`/observations/${kept.document.toolTypeId}/update/${kept.id}`}
            aria-label={`Continue ${title}`}
          >
            Continue
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.parts}>
          <Parts parts={parts} onLeaveOut={onLeaveOut} />
        </div>
      )}
    </li>
  )
}
