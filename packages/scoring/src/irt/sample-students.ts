import type { PackedResponses } from './pack-responses.ts'

/** Every so-manieth student, evenly over all; the responses themselves if they are not more than `size`. */
export function sampleStudents(responses: PackedResponses, size: number): PackedResponses {
  const { students, groups, patterns } = responses
  if (students <= size) return responses
  const sample = new Uint8Array(groups * size)
  for (let group = 0; group < groups; group += 1)
    for (let student = 0; student < size; student += 1)
      sample[group * size + student] =
        patterns[group * students + Math.floor((student * students) / size)] ?? 0
  return { ...responses, students: size, patterns: sample }
}
