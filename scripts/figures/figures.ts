import { writeFigure } from './draw.ts'
import { figural } from './tables/figural.ts'
import { quantities } from './tables/quantities.ts'
import { reasoning } from './tables/reasoning.ts'

/** Every drawing of the shipped packs, by its path inside packs/. */
export function drawFigures(): Map<string, string> {
  const tables = [
    { folder: 'utbk-snbt/banks', figures: { ...quantities, ...reasoning } },
    { folder: 'skd/banks/skd', figures: figural },
  ]
  return new Map(
    tables.flatMap(({ folder, figures }) =>
      Object.entries(figures).map(([name, draw]) => [`${folder}/${name}.svg`, `${writeFigure(draw())}\n`]),
    ),
  )
}
