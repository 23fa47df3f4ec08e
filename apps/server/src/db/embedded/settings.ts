import { totalmem } from 'node:os'
import type { Place } from './place.ts'

const MEBIBYTE = 1024 ** 2

/** A container's memory limit where there is one; without one Node reports a number far above the machine's memory. */
function readMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity) / MEBIBYTE
}

function clamp(low: number, value: number, high: number): number {
  return Math.round(Math.max(low, Math.min(value, high)))
}

function describeAddress({ host, port }: Place): Record<string, string> {
  return process.platform === 'win32'
    ? { listen_addresses: host, port: `${port}` }
    : {
        listen_addresses: '',
        port: `${port}`,
        unix_socket_directories: host,
        unix_socket_permissions: '0700',
      }
}

/**
 * Given on the command line at each start, so that they follow the code and not the day of the first start.
 * What is missing keeps PostgreSQL's default, above all fsync, full_page_writes and synchronous_commit: on.
 */
export function describeSettings(place: Place): Record<string, string> {
  const memory = readMemory()
  return {
    ...describeAddress(place),
    // Some twenty for each thread that serves, and room for jobs, a backup and psql; one that nobody uses costs next to nothing.
    max_connections: '200',
    // A sixteenth of the memory: the same machine runs Gerbang itself, and the system caches files too.
    shared_buffers: `${clamp(64, memory / 16, 512)}MB`,
    effective_cache_size: `${clamp(256, memory / 2, 65_536)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // Many small commits write each page once more after every checkpoint: fewer checkpoints, less to write.
    checkpoint_timeout: '10min',
    max_wal_size: '2GB',
    min_wal_size: '256MB',
    // Queries are short: compiling them costs more than running them.
    jit: 'off',
    // Cores belong to students who save answers; parallel plans would also need more /dev/shm than Docker gives.
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file a weekday, overwritten a week later.
    logging_collector: 'on',
    log_directory: place.logDir,
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_lock_waits: 'on',
    log_min_duration_statement: '1s',
    // Parameters and error details hold answers and addresses of people: they stay out of the log.
    log_parameter_max_length: '0',
    log_error_verbosity: 'terse',
  }
}
