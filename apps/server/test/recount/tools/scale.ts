/** The two in the middle of some values, from the lower. */
export function middleTwo(values: readonly number[]): readonly [number, number] | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : [low, high]
}

/** “Often”, between two levels “Sometimes to Often”; nothing of nothing. */
export function middleLabel(
  values: readonly number[],
  levels: readonly { readonly value: number; readonly label: string }[],
): string | undefined {
  const two = middleTwo(values)?.map((value) => levels.find((it) => it.value === value)?.label)
  return two && (two[0] === two[1] ? two[0] : two.join(' to '))
}
