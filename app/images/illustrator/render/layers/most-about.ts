/** The most among each number of a grid with so many columns and its neighbours up to so many steps away. */
export function mostAbout(values: Float32Array, columns: number, steps: number): Float32Array {
  const rows = values.length / columns
  return mostAlong(mostAlong(values, columns, rows, steps), rows, columns, steps)
}

/** The most among neighbours along rows, with rows turned to columns, so that twice is all about. */
function mostAlong(
  values: Float32Array,
  columns: number,
  rows: number,
  steps: number,
): Float32Array {
  const turned = new Float32Array(values.length)
  for (let y = 0; y < rows; y++) turnRow(turned, values, columns, rows, steps, y)
  return turned
}

function turnRow(
  turned: Float32Array,
  values: Float32Array,
  columns: number,
  rows: number,
  steps: number,
  y: number,
): void {
  for (let x = 0; x < columns; x++) {
    const last = Math.min(columns - 1, x + steps)
    let most = values[y * columns + x] as number
    for (let i = Math.max(0, x - steps); i <= last; i++) {
      const one = values[y * columns + i] as number
      if (one > most) most = one
    }
    turned[x * rows + y] = most
  }
}
