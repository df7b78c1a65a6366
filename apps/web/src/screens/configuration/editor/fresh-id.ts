/** «item-7»: the next that nothing here has. Facts are counted under ids, so none is used twice. */
export function freshId(stem: string, taken: readonly { readonly id: string }[]): string {
  const used = new Set(taken.map(({ id }) => id.replace(/\.\d+$/, '')))
  let number = taken.length + 1
  while (used.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
