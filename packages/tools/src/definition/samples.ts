/** Stored captures by version and name. They are kept as they were: a later shape may no longer know them. */
export type Samples = Readonly<Record<number, Readonly<Record<string, unknown>>>>
