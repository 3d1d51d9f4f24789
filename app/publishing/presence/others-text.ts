/** Says who else has an item open, such as "Ann and Ben have this post open too." */
export function othersText(names: string[], kind: string): string {
  const [first = '', second = '', ...more] = names
  if (names.length === 1) return `${first} has this ${kind} open too.`
  const rest = more.length === 0 ? ` and ${second}` : `, ${second} and ${counted(more.length)}`
  return `${first}${rest} have this ${kind} open too.`
}

const counted = (count: number) => (count === 1 ? '1 more' : `${count} more`)
