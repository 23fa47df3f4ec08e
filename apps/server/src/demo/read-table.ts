/** Reads a table of text: a line is a row, a bar ends a cell. */
export function readTable(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
}
