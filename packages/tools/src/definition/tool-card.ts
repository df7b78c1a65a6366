/** What the server and every page know of a tool: light enough for a capture screen. */
export interface ToolCard {
  /** The tool’s id, its own for ever: observations name it. */
  readonly id: number
  /** The end of the tool’s address: “on-task”. */
  readonly key: string
  readonly title: string
  /** The tool’s name on a tab of a visit; absent: that of its set, or its title. */
  readonly short?: string
  /** Whether the tool is one flat instrument; else it is made of domains of items, and a district has many. */
  readonly isSingle: boolean
}
