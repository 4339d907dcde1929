import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { getWorkQueueLoads, workQueueNames } from '../lib/work-queues';

export function registerProcessMetrics(registry: Registry, pool: Pool): void {
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'dining_database_connections',
    help: 'Connections of this process to the database: in use, idle, and how many there may be',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'most' }, pool.options.max);
    },
  });
  registry.registerMetric(connections);
  registerWorkQueueMetrics(registry);
}

function registerWorkQueueMetrics(registry: Registry): void {
  const work = new Gauge({
    name: 'dining_queue_work',
    help: 'Heavy work of this process by queue: running, and waiting for a place',
    labelNames: ['queue', 'state'],
    registers: [],
    collect() {
      const loads = getWorkQueueLoads();
      for (const queue of workQueueNames) {
        this.set({ queue, state: 'running' }, loads[queue].running);
        this.set({ queue, state: 'waiting' }, loads[queue].waiting);
      }
    },
  });
  const longest = new Gauge({
    name: 'dining_queue_longest_seconds',
    help: 'How long the longest running work of a queue has been running',
    labelNames: ['queue'],
    registers: [],
    collect() {
      const loads = getWorkQueueLoads();
      for (const queue of workQueueNames) this.set({ queue }, loads[queue].longestSeconds);
    },
  });
  for (const gauge of [work, longest]) registry.registerMetric(gauge);
}
