import { SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

// This call has the words of specification §7; here and nowhere else a tool is a “walkthrough type”.
export const ToolType = z.object({
  id: z.int(),
  key: z.string(),
  title: z.string(),
  is_single: z.boolean(),
  /** The tool’s place in the order that observers see. */
  position: z.int(),
  /** The schools where the tool is used; null: every school. */
  schools: z.nullable(z.array(SchoolId)),
})
export type ToolType = z.infer<typeof ToolType>

const place = 'Enter a whole number from 0 to 1,000.'

export const ToolChoice = z.strictObject({
  id: z.int(),
  enabled: z.boolean(),
  position: z.int(place).check(z.minimum(0, place), z.maximum(1000, place)),
  schools: z.nullable(z.array(SchoolId).check(z.maxLength(1000, 'Choose at most 1,000 schools.'))),
})
export type ToolChoice = z.infer<typeof ToolChoice>

export const toolTypes = {
  list: endpoint({
    method: 'GET',
    path: '/walkthrough-type',
    summary: 'Every tool, and those that the district uses',
    access: 'login',
    gate: 'open',
    response: z.object({
      /** Every tool; `enabled` has those in use. Both are in the district’s order. */
      all: z.array(ToolType),
      enabled: z.array(ToolType),
      /** The schools in use, by name: whether the reader sets each up, and whether they choose its tools. */
      schools: z.array(
        z.object({ id: SchoolId, name: z.string(), isMine: z.boolean(), mayChange: z.boolean() }),
      ),
      /** Whether I choose for the whole district: which tools are on, and their order. */
      mayChange: z.boolean(),
    }),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/walkthrough-type',
    summary: 'Choose the tools that the district uses; those not named stay as they are',
    access: 'tool.manage',
    impersonation: 'assist',
    problems: ['district-chooses-tools'],
    body: z.strictObject({
      tools: z.array(ToolChoice).check(z.maxLength(100, 'Choose at most 100 tools.')),
    }),
    response: z.array(ToolType),
  }),
}
