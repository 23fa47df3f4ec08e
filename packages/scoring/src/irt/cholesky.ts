/**
 * Factors a symmetric matrix, given row by row, into L Lᵀ in place (the lower triangle; the rest is left as it was).
 * Returns whether it is positive definite; if not, the matrix is spoilt.
 */
export function factorise(matrix: Float64Array, size: number): boolean {
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0
      for (let k = 0; k < column; k += 1)
        sum -= (matrix[row * size + k] ?? 0) * (matrix[column * size + k] ?? 0)
      if (row === column && !(sum > 0)) return false
      matrix[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (matrix[column * size + column] ?? 0)
    }
  return true
}

/** Solves L Lᵀ x = b for a factored matrix, b replaced by x. */
export function solveFactored(factor: Float64Array, size: number, b: Float64Array): void {
  for (let row = 0; row < size; row += 1) {
    let sum = b[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= (factor[row * size + k] ?? 0) * (b[k] ?? 0)
    b[row] = sum / (factor[row * size + row] ?? 0)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = b[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= (factor[k * size + row] ?? 0) * (b[k] ?? 0)
    b[row] = sum / (factor[row * size + row] ?? 0)
  }
}

/**
 * Reads entries of the inverse of a symmetric matrix, which is spoilt; undefined if it is not positive definite. One entry
 * takes as many steps as the matrix has rows.
 */
export function invert(
  matrix: Float64Array,
  size: number,
): ((row: number, column: number) => number) | undefined {
  if (!factorise(matrix, size)) return undefined
  // Column k of L⁻¹ stands in row k, so that each is read from end to end.
  const columns = new Float64Array(size * size)
  for (let k = 0; k < size; k += 1)
    for (let row = k; row < size; row += 1) {
      let sum = row === k ? 1 : 0
      for (let j = k; j < row; j += 1) sum -= (matrix[row * size + j] ?? 0) * (columns[k * size + j] ?? 0)
      columns[k * size + row] = sum / (matrix[row * size + row] ?? 0)
    }
  return (row, column) => {
    let sum = 0
    for (let j = Math.max(row, column); j < size; j += 1)
      sum += (columns[row * size + j] ?? 0) * (columns[column * size + j] ?? 0)
    return sum
  }
}
