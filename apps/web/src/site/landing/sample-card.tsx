import Check from 'icon:check'
import Flag from 'icon:flag'
import X from 'icon:x'
import { joinClasses } from '../../ui/join-classes.ts'
import { texts } from '../texts.ts'
import { sampleQuestion } from './sample-question.ts'

const words = texts.sample
const { prompt, options, key, explanation } = sampleQuestion

/** A question that answers back without a script: what follows from a choice is shown by CSS alone. */
export function SampleCard() {
  return (
    <section
      id="contoh-soal"
      aria-label={words.title}
      className="group/sample relative min-w-0 rounded-sheet border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-md font-bold">{words.subject}</p>
        <p className="text-sm text-muted">{words.pace}</p>
      </div>
      <p className="mt-4 text-question" dangerouslySetInnerHTML={{ __html: prompt }} />
      <fieldset className="mt-5 min-w-0">
        <legend className="sr-only">{words.legend}</legend>
        <div className="grid grid-cols-1 gap-2">
          {options.map(option => (
            <Option key={option.letter} {...option} isKey={option.letter === key} />
          ))}
        </div>
      </fieldset>
      <Explanation />
      <Controls />
      <p className="mt-4 text-sm text-muted">{words.note}</p>
    </section>
  )
}

interface OptionProps {
  letter: string
  html: string
  note: string
  isKey: boolean
}

function Option({ letter, html, note, isKey }: OptionProps) {
  return (
    <div
      className={joinClasses(
        'group/option rounded-control border border-line transition-colors duration-150 hover:border-line-strong',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        isKey
          ? 'has-checked:border-ok has-checked:bg-ok-soft'
          : 'has-checked:border-bad has-checked:bg-bad-soft',
      )}
    >
      <label className="relative flex min-h-13 items-center gap-4 px-3.5 py-1.5">
        <input type="radio" name="contoh" id={`contoh-${letter}`} autoComplete="off" className="sr-only" />
        <Letter letter={letter} isKey={isKey} />
        <span dangerouslySetInnerHTML={{ __html: html }} />
      </label>
      <div aria-live="polite">
        <p className="hidden pr-4 pb-3.5 pl-15.5 text-sm group-has-checked/option:block">
          <strong className={isKey ? 'text-ok' : 'text-bad'}>{isKey ? words.right : words.wrong}</strong>{' '}
          {note}
        </p>
      </div>
    </div>
  )
}

function Letter({ letter, isKey }: Pick<OptionProps, 'letter' | 'isKey'>) {
  const Mark = isKey ? Check : X
  return (
    <span
      className={joinClasses(
        'grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-md font-bold text-muted',
        isKey
          ? 'group-has-checked/option:bg-ok group-has-checked/option:text-surface'
          : 'group-has-checked/option:bg-bad group-has-checked/option:text-on-bad',
      )}
    >
      <span className="uppercase group-has-checked/option:sr-only">{letter}</span>
      <Mark aria-hidden size={18} strokeWidth={2.5} className="hidden group-has-checked/option:block" />
    </span>
  )
}

function Explanation() {
  return (
    <div className="mt-4 hidden rounded-control bg-sunken p-4 text-md group-has-[[type=radio]:checked]/sample:block">
      <p className="font-bold">{words.explanation}</p>
      <p className="mt-1 leading-loose" dangerouslySetInnerHTML={{ __html: explanation }} />
    </div>
  )
}

/** The mark for doubt and a strip of the question list, as in a session. */
function Controls() {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <label className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-line px-4 text-md font-semibold transition-colors duration-150 hover:border-line-strong has-checked:border-doubt-line has-checked:bg-doubt has-checked:text-on-doubt has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <input type="checkbox" id="contoh-ragu" autoComplete="off" className="sr-only" />
        <Flag aria-hidden size={18} strokeWidth={1.75} />
        {words.doubt}
      </label>
      <ol aria-hidden className="ml-auto flex gap-1.5">
        <Cell number={5} look="border-brand bg-brand text-on-brand max-sm:hidden" />
        <Cell number={6} look="border-doubt-line bg-doubt text-on-doubt" isDoubt />
        <OwnCell number={7} />
        <Cell number={8} look="border-line-strong" />
        <Cell number={9} look="border-line-strong max-sm:hidden" />
      </ol>
    </div>
  )
}

const cell = 'relative grid size-9 place-items-center rounded-chip border text-sm font-semibold'

function Cell({ number, look, isDoubt = false }: { number: number; look: string; isDoubt?: boolean }) {
  return (
    <li className={joinClasses(cell, look)}>
      {number}
      {isDoubt && <Flag size={10} strokeWidth={2.5} className="absolute top-0.5 right-0.5" />}
    </li>
  )
}

function OwnCell({ number }: { number: number }) {
  return (
    <li
      className={joinClasses(
        cell,
        'border-line-strong outline-2 outline-offset-2 outline-ink transition-colors duration-150',
        'group-has-[[type=radio]:checked]/sample:border-brand group-has-[[type=radio]:checked]/sample:bg-brand group-has-[[type=radio]:checked]/sample:text-on-brand',
        'group-has-[[type=checkbox]:checked]/sample:border-doubt-line! group-has-[[type=checkbox]:checked]/sample:bg-doubt! group-has-[[type=checkbox]:checked]/sample:text-on-doubt!',
      )}
    >
      {number}
      <Flag
        size={10}
        strokeWidth={2.5}
        className="absolute top-0.5 right-0.5 hidden group-has-[[type=checkbox]:checked]/sample:block"
      />
    </li>
  )
}
