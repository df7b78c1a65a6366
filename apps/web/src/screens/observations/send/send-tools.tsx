import { Card } from '@corridor/ui/card'
import { Button, Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toolOf } from '../../../tool-looks.ts'
import { goingOut, Parts, privateNotes, Unrated } from './send-included.tsx'
import styles from './send-tools.module.css'
import { sizeWords, type ToolToSend } from './visit-to-send.ts'

interface Props {
  readonly tools: readonly ToolToSend[]
  /** Of the educator, where they were asked to rate their lesson and have not. */
  readonly unratedBy: string | undefined
  readonly onChoose: (id: string, isChosen: boolean) => void
}

/** What goes out of a visit: its finished tools, each with what it is made of. */
export function SendTools({ tools, unratedBy, onChoose }: Props) {
  return (
    <Card title="What goes out" aside={<span className={styles.aside}>One email, one page</span>}>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <Tool key={tool.kept.id} tool={tool} onChoose={(is) => onChoose(tool.kept.id, is)} />
        ))}
      </ul>
      <Parts parts={[privateNotes]} />
      {unratedBy && <Unrated by={unratedBy} />}
    </Card>
  )
}

interface ToolProps {
  readonly tool: ToolToSend
  readonly onChoose: (isChosen: boolean) => void
}

function Tool({ tool, onChoose }: ToolProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const { kept, title, isReady, lacks, isChosen, record, written } = tool
  const { Icon } = toolOf(kept.document.toolTypeId)
  const parts = goingOut({ record, written })
  return (
    <li>
      <div className={styles.tool}>
        <Checkbox
          className={styles.tick ?? ''}
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
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={`Parts of ${title}`}
            rightSection={<IconChevronDown size={16} stroke={1.8} />}
            onClick={toggle}
          >
            Parts
          </Button>
        )}
        {!isReady && (
          <Button
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
          <Parts parts={parts} />
        </div>
      )}
    </li>
  )
}
