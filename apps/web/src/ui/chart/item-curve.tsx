import { findProbability } from '@gerbang/scoring/irt/item-response.ts'

const [width, height, left, bottom] = [320, 176, 34, 26]
const reach = 3
const abilities = Array.from({ length: 61 }, (_, step) => -reach + step / 10)

/**
 * How the chance of a right answer grows with ability. The dashed lines stand at the difficulty and at the chance of a
 * guess. `words` name the axes; `label` says in a sentence what the picture shows.
 */
export function ItemCurve({ item, label, words }: ItemCurveProps) {
  const { a, b, c } = item
  const d = -a * b
  const line = abilities.map(
    theta => `${placeAbility(theta)} ${placeChance(findProbability(theta, { a, d, c }))}`,
  )
  const isInside = Math.abs(b) < reach
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="block w-full max-w-md">
      <g className="fill-muted text-[10px]">
        {[0, 0.5, 1].map(chance => (
          <g key={chance}>
            <path d={`M${left} ${placeChance(chance)}H${width}`} className="stroke-line" />
            <text x={left - 6} y={placeChance(chance) + 3.5} textAnchor="end">
              {chance * 100}%
            </text>
          </g>
        ))}
        {words.abilities.map((word, index) => (
          <text
            key={word}
            x={placeAbility((index - 1) * 2.4)}
            y={height - 9}
            textAnchor={(['start', 'middle', 'end'] as const)[index]}
            dx={(1 - index) * -26}
          >
            {word}
          </text>
        ))}
      </g>
      <g className="fill-none stroke-line-strong" strokeDasharray="3 3">
        {c > 0.01 && <path d={`M${left} ${placeChance(c)}H${width}`} />}
        {isInside && <path d={`M${placeAbility(b)} ${placeChance(0)}V${placeChance(c + (1 - c) / 2)}`} />}
      </g>
      <path
        d={`M${line.join('L')}`}
        className="fill-none stroke-brand"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {isInside && (
        <circle
          cx={placeAbility(b)}
          cy={placeChance(c + (1 - c) / 2)}
          r="4.5"
          className="fill-doubt stroke-surface"
        />
      )}
    </svg>
  )
}

function placeAbility(theta: number) {
  return left + ((theta + reach) / (2 * reach)) * (width - left)
}

function placeChance(chance: number) {
  return 8 + (1 - chance) * (height - bottom - 8)
}

interface ItemCurveProps {
  item: { a: number; b: number; c: number }
  label: string
  /** Low, middling, high. */
  words: { abilities: readonly [string, string, string] }
}
