import type { Preset, PresetBody } from '@gerbang/contract/exam/programs.ts'

interface Subject {
  id: string
  name: string
  default_duration_seconds: number
}

/** A row of the form for each subject of the program; one without a count is no part of the format. */
export function toValues(preset: Preset | undefined, subjects: Subject[], year: number) {
  return {
    name: preset?.name ?? '',
    year: preset?.year ?? year,
    source: preset?.source ?? '',
    mode: preset?.mode ?? 'blocking',
    scoring: preset?.scoring ?? 'irt',
    rows: subjects.map(({ id, default_duration_seconds }) => {
      const own = preset?.sub_tests.find(({ subject }) => subject.id === id)
      return {
        subject_id: id,
        count: own?.question_count ?? null,
        minutes: (own?.duration_seconds ?? default_duration_seconds) / 60,
        weight: own?.weight ?? 1,
        threshold: own?.threshold ?? null,
      }
    }),
  }
}
type Values = ReturnType<typeof toValues>
type Row = Values['rows'][number]

export function isBad({ count, minutes, weight }: Row): boolean {
  if (count === null) return false
  const isWhole = Number.isInteger(count) && count >= 1 && count <= 200
  return !(isWhole && minutes >= 0.5 && minutes <= 600 && weight >= 0 && weight <= 100)
}

export function toBody({ rows, ...values }: Values, marks: PresetBody['marks']) {
  return {
    ...values,
    marks,
    sub_tests: rows.flatMap(({ subject_id, count, minutes, weight, threshold }) =>
      count === null
        ? []
        : [
            {
              subject_id,
              question_count: count,
              duration_seconds: Math.round(minutes * 60),
              weight,
              threshold,
            },
          ],
    ),
  }
}
