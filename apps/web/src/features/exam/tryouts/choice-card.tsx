import { IconButton } from '../../../ui/icon-button.tsx'
import ArrowDown from 'icon:arrow-down'
import ArrowUp from 'icon:arrow-up'
import Trash2 from 'icon:trash'
import type { Slot } from './choice-slots.ts'
import { MajorFigures } from './major-figures.tsx'
import { MajorPicker } from './major-picker.tsx'
import { texts as words } from './major-texts.ts'
import { UniversityPicker } from './university-picker.tsx'

export function ChoiceCard({ slot, number, count, problem, onChange, onMove, onRemove }: ChoiceCardProps) {
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
      <div className="mb-4 flex items-center gap-3">
        <ChoiceNumber number={number} />
        <h2 className="flex-1 text-base">{words.choice(number)}</h2>
        {count > 1 && (
          <div className="-my-1.5 -mr-2 flex">
            <IconButton
              icon={ArrowUp}
              iconSize={18}
              label={words.up(number)}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              iconSize={18}
              label={words.down(number)}
              disabled={number === count}
              onClick={() => onMove(1)}
            />
            <IconButton
              icon={Trash2}
              iconSize={18}
              label={words.remove(number)}
              disabled={onRemove === undefined}
              onClick={() => onRemove?.()}
            />
          </div>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <UniversityPicker
          value={slot.university}
          error={slot.university === null ? problem : undefined}
          onPick={university => {
            if (university.id !== slot.university?.id) onChange({ ...slot, university, major: null })
          }}
        />
        <MajorPicker
          universityId={slot.university?.id}
          value={slot.major}
          error={slot.university === null ? undefined : problem}
          onPick={(major, university) =>
            onChange({ ...slot, major, university: university ?? slot.university })
          }
        />
      </div>
      {slot.major && (
        <div className="mt-3">
          <MajorFigures major={slot.major} />
        </div>
      )}
    </li>
  )
}

export function ChoiceNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-chip bg-brand-soft text-md font-extrabold text-brand"
    >
      {number}
    </span>
  )
}

interface ChoiceCardProps {
  slot: Slot
  number: number
  count: number
  /** What is wrong with this choice, once saving was tried. */
  problem: string | undefined
  onChange: (slot: Slot) => void
  onMove: (step: -1 | 1) => void
  /** Left out for the last one that is needed. */
  onRemove: (() => void) | undefined
}
