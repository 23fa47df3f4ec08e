/** "42 menit 30 detik", "1 jam 30 menit": seconds in words, without the parts that are zero. */
export function formatDuration(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'jam'],
    [Math.floor(seconds / 60) % 60, 'menit'],
    [Math.floor(seconds) % 60, 'detik'],
  ]
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return words.join(' ') || '0 detik'
}
