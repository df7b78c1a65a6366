import type { ToolSpec } from '../../definition/tool.ts'
import { taggedWith } from '../../target-picker/tags.ts'
import { noticingWonderingCard } from './card.ts'
import { columns } from './columns.ts'
import { ofColumn, threadsOf, writtenIn } from './entries.ts'
import { missingIn } from './missing-words.ts'
import { NoticingCapture, NoticingConfig } from './noticing-wondering.shape.ts'
import { keyOf, keys } from './record/about-chart.ts'
import { noticingRecord } from './record/noticing-wondering.record.ts'
import { noticingPanel } from './report/noticing-wondering.panel.ts'
import { usualStems } from './usual-stems.ts'

export const noticingWondering: ToolSpec<NoticingConfig, NoticingCapture> = {
  ...noticingWonderingCard,
  version: 1,
  config: NoticingConfig,
  capture: NoticingCapture,

  usual: () => ({
    focusQuestion: 'What are students doing and saying?',
    prompts: { noticing: 'What do you see and hear?', wondering: 'What does it make you ask?' },
    stems: usualStems(),
    mostEntries: 30,
  }),
  blank: () => ({ entries: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: (capture) => {
    const entries = writtenIn(capture)
    const linked = threadsOf(entries).flatMap(({ noticing, wonderings }) => (noticing ? wonderings : []))
    return [
      ...columns.flatMap((column) =>
        keys.map((value) => ({
          item: column,
          value,
          n: ofColumn(entries, column).filter((it) => keyOf(it) === value).length,
        })),
      ),
      { item: 'entries', value: 'tagged', n: entries.filter((it) => Object.keys(it.tags).length > 0).length },
      { item: 'entries', value: 'starred', n: entries.filter(({ isStarred }) => isStarred).length },
      { item: 'entries', value: 'linked', n: linked.length },
      { item: 'indicators', value: 'tagged', n: taggedWith(entries).size },
    ]
  },
  record: noticingRecord,
  panel: noticingPanel,
  invitations: (capture) =>
    ofColumn(writtenIn(capture), 'wondering').map(({ id, text }) => ({
      kind: 'answer',
      key: id,
      prompt: text.trim(),
      hint: 'Answer if you like. Your words stand under the wondering.',
      choices: null,
      isAhead: false,
    })),
}
