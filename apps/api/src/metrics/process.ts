import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { getWorkQueueLoads, workQueueNames } from '../lib/work-queues';

export function registerProcessMetrics(registry: Registry, pool: Pool): void {
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'dining_database_connections',
    help: 'Database connections of this process: used, idle, and max (the size of the pool)',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'max' }, pool.options.max);
    },
  });
  registry.registerMetric(connections);
  registerWorkQueueMetrics(registry);
}

function registerWorkQueueMetrics(registry: Registry): void {
  const tasks = new Gauge({
    name: 'dining_queue_work',
    help: 'Tasks in the work queues of this process: running and waiting',
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
  const longestRun = new Gauge({
    name: 'dining_queue_longest_seconds',
    help: 'How long the longest running work of a queue has been running',
    labelNames: ['queue'],
    registers: [],
    collect() {
      const loads = getWorkQueueLoads();
      for (const queue of workQueueNames) this.set({ queue }, loads[queue].longestSeconds);
    },
  });
  for (const gauge of [tasks, longestRun]) registry.registerMetric(gauge);
}
