export interface ThresholdPart {
  sub_test: string
  score: number
  /** Least score to pass; null where the sub-test has none. SKD 2024: TWK 65, TIU 80, TKP 166. */
  threshold: number | null
}

export interface ThresholdCheck {
  passed: boolean
  failed: string[]
}

/** Every part has to reach its threshold; nothing makes up for a part that does not. */
export function checkThresholds(parts: readonly ThresholdPart[]): ThresholdCheck {
  const failed = parts.filter(({ score, threshold }) => threshold !== null && score < threshold)
  return { passed: failed.length === 0, failed: failed.map(part => part.sub_test) }
}
