import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** What this process is made of: memory, event loop, garbage, and its connections to the database. */
export function watchProcess(registry: Registry, pool: Pool): void {
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
}
