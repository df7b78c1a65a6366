import { IconAlertTriangle } from '@tabler/icons-react'
import { troubleWords } from '../../../../device/pill/trouble-words.ts'
import styles from '../../notice.module.css'
import type { ToolToSend } from '../visit-to-send.ts'

/** Says why the last sending was refused. */
export function SendTrouble({ tools }: { readonly tools: readonly ToolToSend[] }) {
  const said = new Map(
    tools.flatMap(({ title, kept: { trouble } }) =>
      trouble ? [[troubleWords(trouble), tools.length > 1 ? title : undefined] as const] : [],
    ),
  )
  if (said.size === 0) return null
  return (
    <div className={styles.notice} role="alert">
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
      <div className={styles.words}>
        <strong>It has not been sent yet</strong>
        {[...said].map(([words, title]) => (
          <p key={words}>{title && !words.startsWith(title) ? `${title}: ${words}` : words}</p>
        ))}
      </div>
    </div>
  )
}
