import { readTree } from './read-tree.ts'
import { writeTable } from './write-table.ts'

// `npm run census -- [--list]` counts the tree as it stands; --list names the place of each function that it counts out.

const list = process.argv.includes('--list')
const files = readTree()
console.log(writeTable(files))

const functions = files.flatMap(({ path, functions }) => functions.map(found => ({ path, ...found })))
type Place = (typeof functions)[number]

function report(title: string, places: Place[], measure: (place: Place) => number): void {
  console.log(`${String(places.length).padStart(6)} ${title}`)
  if (!list) return
  for (const place of places.toSorted((a, b) => measure(b) - measure(a)))
    console.log(`${String(measure(place)).padStart(12)}  ${place.path}:${place.line} ${place.name}`)
}

console.log(`\n${functions.length} functions outside of tests, content and migrations, among them`)
report(
  'of more than 80 lines',
  functions.filter(({ lines }) => lines > 80),
  place => place.lines,
)
report(
  'of more than 60 lines',
  functions.filter(({ lines }) => lines > 60),
  place => place.lines,
)
report(
  'with more than four parameters',
  functions.filter(({ parameters }) => parameters > 4),
  place => place.parameters,
)
