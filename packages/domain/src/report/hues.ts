/** The eight colors of charts, each with its pattern. */
export const hues = ['petrol', 'marigold', 'sky', 'violet', 'brick', 'blush', 'olive', 'slate'] as const
export type Hue = (typeof hues)[number]
