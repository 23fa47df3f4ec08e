/** How many there are. */
export const buckets = 1_024

/**
 * The shard bucket of a user, 0–1023: the low ten bits of the id, which are random in a UUIDv7. Rows of one student
 * always share a bucket, so that no transaction of theirs crosses shards.
 */
export function bucketOf(userId: string): number {
  return Number.parseInt(userId.slice(-3), 16) & (buckets - 1)
}
