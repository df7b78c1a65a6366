import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Menu, Textarea } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import styles from './send-cards.module.css'

interface Props {
  readonly name: string
  readonly value: string
  readonly fault: string | undefined
  /** How many tools the message goes with. */
  readonly tools: number
  readonly onWrite: (message: string) => void
}

export function SendMessage({ name, value, fault, tools, onWrite }: Props) {
  const begin = (words: string) => onWrite(value.trim() ? `${value.trimEnd()} ${words}` : words)
  return (
    <Card title="Message" aside={<Starters name={firstName(name)} onChoose={begin} />}>
      <Textarea
        className={styles.message ?? ''}
        aria-label="Message"
        description={`${forAll(tools)}A message that ends with a question is easier to answer.`}
        size="md"
        rows={5}
        value={value}
        error={fault}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    </Card>
  )
}

function forAll(tools: number): string {
  if (tools < 2) return ''
  return `One message for ${tools === 2 ? 'both tools' : `all ${counted(tools, 'tool')}`}. `
}

function Starters({ name, onChoose }: { readonly name: string; readonly onChoose: (words: string) => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<IconBulb size={16} stroke={1.8} />}>
          Starters
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {startersFor(name).map((words) => (
          <Menu.Item key={words} className={styles.starter ?? ''} onClick={() => onChoose(words)}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const startersFor = (name: string) => [
  `${name}, thank you for letting me sit in.`,
  'Something I noticed was ',
  'What did you see from the front of the room?',
  'What would you try next time?',
  'When would you like to talk about it?',
]
